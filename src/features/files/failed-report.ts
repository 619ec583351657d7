/** I-05: the key of what is told about a report that could not be made. */
export const FAILED_REPORT_KEY = 'export.failed';
