import { readFileSync } from 'node:fs';

/** A fixed boundary keeps the recorded file byte-stable. */
export const MULTIPART_TYPE = 'multipart/form-data; boundary=waymark-pact-boundary';

const part = (name: string, value: string | File, text: string): string =>
  typeof value === 'string'
    ? `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`
    : `Content-Disposition: form-data; name="${name}"; filename="${value.name}"\r\nContent-Type: ${value.type}\r\n\r\n${text}`;

/** A form as it travels, with the fixed boundary; its files hold text. */
export const multipartBody = async (form: FormData): Promise<string> => {
  const parts = await Promise.all(
    [...form].map(async ([name, value]) => part(name, value, typeof value === 'string' ? '' : await value.text())),
  );
  return `${parts.map((each) => `--waymark-pact-boundary\r\n${each}\r\n`).join('')}--waymark-pact-boundary--\r\n`;
};

/** A text file beside the tests, as somebody would pick it. */
export const textFile = (name: string): File =>
  new File([readFileSync(new URL(name, import.meta.url))], name, { type: 'text/plain' });
