/** The ids and titles of the objects of `packageOfParts`, in their order. */
export const PARTS = [
  { id: 'before', title: 'Before: is the bin ready?' },
  { id: 'during', title: 'During: from the hand into the bin' },
  { id: 'after', title: 'After: locked, labelled & collected' },
] as const;

const escaped = (text: string): string => text.replaceAll('&', '&amp;');

const item = ({ id, title }: (typeof PARTS)[number]): string =>
  `<item identifier="${id}" identifierref="page" parameters="?part=${id}"><title>${escaped(title)}</title></item>`;

/**
 * The entries of a SCORM 1.2 package of three objects, two of them in a chapter. All have one page, which counts its
 * steps and stores them when its frame goes. Our own: the packager of the other packages writes one object only.
 */
export const packageOfParts = {
  'imsmanifest.xml': `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="waymark-sharps" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>Sharps in three short parts</title>
      ${item(PARTS[0])}
      <item identifier="chapter"><title>In the surgery</title>${item(PARTS[1])}${item(PARTS[2])}</item>
    </organization>
  </organizations>
  <resources><resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="part.html"><file href="part.html"/><file href="part.js"/></resource></resources>
</manifest>
`,
  'part.html': `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A part</title>
<style>body{margin:0;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;color:#1c1b19;background:#fff}button{min-height:2.75rem;padding:0 1rem;font:inherit}</style>
<main>
  <h1></h1>
  <p></p>
  <button id="step">One step further</button>
  <button id="complete">Complete this part</button>
</main>
<script src="part.js"></script>
`,
  'part.js': `const api = window.parent.API;
api.LMSInitialize('');
let steps = Number(api.LMSGetValue('cmi.core.lesson_location') || 0);
const show = () => {
  document.querySelector('h1').textContent = 'The part ' + new URLSearchParams(location.search).get('part');
  document.querySelector('p').textContent = 'Begun as ' + api.LMSGetValue('cmi.core.entry') + ', at step ' + steps + '.';
};
if (api.LMSGetValue('cmi.core.lesson_status') === 'not attempted') api.LMSSetValue('cmi.core.lesson_status', 'incomplete');
document.querySelector('#step').addEventListener('click', () => {
  steps += 1;
  show();
});
document.querySelector('#complete').addEventListener('click', () => {
  api.LMSSetValue('cmi.core.lesson_status', 'completed');
  api.LMSCommit('');
});
// Its steps are said when the frame goes, and not before.
window.addEventListener('pagehide', () => {
  api.LMSSetValue('cmi.core.lesson_location', String(steps));
  api.LMSFinish('');
});
show();
`,
} as const;
