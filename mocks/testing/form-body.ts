const escaped = (name: string): string => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A form as the bytes that a browser would send. Under jsdom node's `Request` cannot read the page's own files. */
export const encodeForm = async (
  form: FormData,
): Promise<{ readonly contentType: string; readonly bytes: Uint8Array<ArrayBuffer> }> => {
  const boundary = `----waymark-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join('')}`;
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  for (const [name, part] of form) {
    const disposition = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"`;
    if (typeof part === 'string') {
      chunks.push(encoder.encode(`${disposition}\r\n\r\n${part}\r\n`));
    } else {
      const type = part.type === '' ? 'application/octet-stream' : part.type;
      chunks.push(
        encoder.encode(`${disposition}; filename="${escaped(part.name)}"\r\nContent-Type: ${type}\r\n\r\n`),
        new Uint8Array(await part.arrayBuffer()),
        encoder.encode('\r\n'),
      );
    }
  }
  chunks.push(encoder.encode(`--${boundary}--\r\n`));
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, bytes };
};
