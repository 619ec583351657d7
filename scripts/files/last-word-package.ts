import { zip } from '#mocks/testing/zip.ts';

/** A SCORM 1.2 package that says nothing before its page goes: then its position, and that it ends. */
export const lastWordPackage = (): Buffer =>
  zip({
    'imsmanifest.xml':
      '<manifest><metadata><schemaversion>1.2</schemaversion></metadata><organizations><organization><item identifier="i" identifierref="r"><title>The last word</title></item></organization></organizations><resources><resource identifier="r" href="index.html"/></resources></manifest>',
    'index.html': `<!doctype html><title>The last word</title><p></p><script>
const api = parent.API;
api.LMSInitialize('');
document.querySelector('p').textContent = 'Begun at ' + api.LMSGetValue('cmi.core.lesson_location') + '.';
addEventListener('pagehide', () => {
  api.LMSSetValue('cmi.core.lesson_location', 'the last word ' + (Number(api.LMSGetValue('cmi.core.lesson_location').split(' ').at(-1) || 0) + 1));
  api.LMSSetValue('cmi.core.lesson_status', 'incomplete');
  api.LMSSetValue('cmi.core.exit', 'suspend');
  api.LMSFinish('');
});
</script>`,
  });
