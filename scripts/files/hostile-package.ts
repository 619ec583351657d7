import { zip } from '#mocks/testing/zip.ts';

/**
 * A SCORM package that takes what it can get of the page around it, and writes into its own page what it got: a line of
 * JSON, by the name of the attempt. `portal`: the origin of the portal; `stranger`: an address of another host.
 */
export const hostilePackage = (portal: string, stranger: string): Buffer =>
  zip({
    'imsmanifest.xml': `<manifest><metadata><schemaversion>1.2</schemaversion></metadata><organizations><organization><item identifier="i" identifierref="r"><title>Hostile</title></item></organization></organizations><resources><resource identifier="r" href="index.html"/></resources></manifest>`,
    'index.html': `<!doctype html><title>Hostile</title><pre></pre><script>
const got = {};
const attempt = async (name, take) => {
  try { got[name] = await take(); } catch (error) { got[name] = 'refused'; }
};
(async () => {
  await attempt('local storage', () => top.localStorage.length);
  await attempt('session storage', () => top.sessionStorage.length);
  await attempt('databases', async () => (await top.indexedDB.databases()).length);
  await attempt('cookie', () => document.cookie);
  await attempt('page', () => top.document.body.textContent.length);
  await attempt('sandbox', () => { top.document.querySelector('iframe').removeAttribute('sandbox'); return true; });
  await attempt('me', async () => (await fetch('${portal}/api/me', { credentials: 'include' })).status);
  await attempt('me by its own origin', async () => (await fetch('/api/me', { credentials: 'include' })).status);
  await attempt('stranger', async () => (await fetch('${stranger}', { mode: 'no-cors' })).type);
  await attempt('picture', () => new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve('loaded');
    picture.onerror = reject;
    picture.src = '${stranger}/picture.png';
  }));
  await attempt('form', () => new Promise((resolve) => {
    const form = document.body.appendChild(document.createElement('form'));
    form.action = '${stranger}'; form.method = 'post'; form.target = 'sink';
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violatedDirective === 'form-action' && resolve('refused'));
    form.submit();
    setTimeout(() => resolve('sent'), 1000);
  }));
  await attempt('top', () => { top.location = '${stranger}'; return 'refused'; });
  document.querySelector('pre').textContent = JSON.stringify(got);
})();
</script>`,
  });
