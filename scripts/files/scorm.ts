/** The entries of a SCORM 1.2 package of one page that reports its score and completes. */
export const scormPackage = {
  'imsmanifest.xml': `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="waymark-waste-and-its-colours" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>Waste and its colours</title>
      <item identifier="item-1" identifierref="resource-1">
        <title>Waste and its colours</title>
        <adlcp:masteryscore>100</adlcp:masteryscore>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="resource-1" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/>
      <file href="course.css"/>
      <file href="course.js"/>
    </resource>
  </resources>
</manifest>
`,
  'index.html': `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Waste and its colours</title>
<link rel="stylesheet" href="course.css">
<main>
  <h1>Waste and its colours</h1>
  <p>Five containers stand in the decontamination corridor. Colour tells the driver what may be done with each.</p>
  <dl>
    <dt>Orange</dt><dd>Infectious waste that can be made safe by treatment.</dd>
    <dt>Yellow</dt><dd>Waste that has to be burned: sharps among it.</dd>
    <dt>White</dt><dd>Amalgam and teeth with amalgam in them.</dd>
    <dt>Blue</dt><dd>Medicines that are not used up or out of date.</dd>
    <dt>Black</dt><dd>What a household throws away.</dd>
  </dl>
  <form>
    <fieldset>
      <legend>Which container takes a tooth with an amalgam filling?</legend>
      <label><input type="radio" name="answer" value="orange" required> Orange</label>
      <label><input type="radio" name="answer" value="white"> White</label>
      <label><input type="radio" name="answer" value="black"> Black</label>
    </fieldset>
    <button>Complete</button>
    <p role="status"></p>
  </form>
</main>
<script src="course.js"></script>
`,
  'course.css': `body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1c1b19;background:#fff}
main{max-width:38rem;margin:auto;padding:1.5rem}
dt{font-weight:600}dd{margin:0 0 .5rem}label{display:block;padding:.5rem 0}
button{min-height:2.75rem;padding:0 1rem;font:inherit}
`,
  'course.js': `// SCORM 1.2: the player offers window.API in a frame above or in the opener.
const find = (from) => {
  for (let frame = from, step = 0; frame && step < 10; step += 1) {
    if (frame.API) return frame.API;
    if (frame.parent === frame) break;
    frame = frame.parent;
  }
  return null;
};
const api = find(window) ?? (window.opener && find(window.opener));
api?.LMSInitialize('');
if (api && api.LMSGetValue('cmi.core.lesson_status') === 'not attempted') api.LMSSetValue('cmi.core.lesson_status', 'incomplete');
const status = document.querySelector('[role=status]');
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  if (new FormData(event.target).get('answer') !== 'white') {
    status.textContent = 'Not right yet. Look at the list again.';
    return;
  }
  status.textContent = 'Right. This module is complete.';
  api?.LMSSetValue('cmi.core.score.raw', '100');
  api?.LMSSetValue('cmi.core.lesson_status', 'completed');
  api?.LMSCommit('');
  window.parent.postMessage({ type: 'scorm.completed', score: 100 }, window.location.origin);
});
window.addEventListener('pagehide', () => api?.LMSFinish(''));
`,
} as const;
