import { expect, test } from 'vitest';
import { parseMultipart } from './multipart.ts';

const sent = async (form: FormData) => {
  const request = new Request('http://fake.local/', { method: 'POST', body: form });
  return parseMultipart(new Uint8Array(await request.arrayBuffer()), request.headers.get('content-type') ?? '');
};

test('text and files come out as they went in, whatever their bytes and names', async () => {
  const bytes = new Uint8Array(5000).map((_, index) => (index * 31) % 256);
  const form = new FormData();
  form.append('file', new File([bytes, '\r\n--', '\r\n\r\n'], 'Zoë “log”; name="x".pdf', { type: 'application/pdf' }));
  form.append('type', 'assessment_answer\r\nsecond line');
  form.append('empty', new File([], 'empty.txt'));
  const { file, type, empty } = await sent(form);
  expect(type).toBe('assessment_answer\r\nsecond line');
  expect(file).toMatchObject({ name: 'Zoë “log”; name="x".pdf', type: 'application/pdf', size: 5008 });
  expect(new Uint8Array(await (file as File).arrayBuffer()).subarray(0, 5000)).toEqual(bytes);
  expect(empty).toMatchObject({ name: 'empty.txt', size: 0 });
});

test('what is no form is empty, not an error', () => {
  const bytes = new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut off');
  expect(parseMultipart(bytes, 'multipart/form-data; boundary=x')).toEqual({});
  expect(parseMultipart(bytes, 'multipart/form-data')).toEqual({});
});
