/**
 * What the first page of somebody who is signed in needs, home as a rule. The build makes one file of it, which a page
 * asks for beside the entry where a session is remembered; the form asks for it while somebody types.
 */
import '#api/client.ts';
import '#api/queries/profile.calls.ts';
import '#features/home/HomeRoute.tsx';
import '#features/session/session.calls.ts';
import './boot/opening-port.ts';
import './connection/follow-connection.ts';
import './guards/SignedInFrame.tsx';
import './pages/SignedInCrashedPage.tsx';
import './persistence/open-persistence.ts';
import './realtime/areas.ts';
import './shell/SignedInLayout.tsx';
