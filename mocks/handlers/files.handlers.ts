import { catalogue } from '#contracts/catalogue.ts';
import { downloadFile, uploadFile, viewFile } from '../rules/files.rules.ts';
import { handle } from './handle.ts';

export const filesHandlers = {
  uploadFile: handle(catalogue.uploadFile, uploadFile),
  downloadFile: handle(catalogue.downloadFile, downloadFile),
  viewFile: handle(catalogue.viewFile, viewFile),
};
