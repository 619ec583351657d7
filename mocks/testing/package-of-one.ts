export interface PackageOfOne {
  readonly version?: '1.2' | '2004 4th Edition';
  /** What stands in its item besides the title. */
  readonly item?: string;
}

/** The entries of a package of one object and one page, which calls nothing by itself. */
export const packageOfOne = ({ version = '1.2', item = '' }: PackageOfOne = {}): Readonly<Record<string, string>> => ({
  'imsmanifest.xml': `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="one" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp">
  <metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
  <organizations default="o"><organization identifier="o"><title>One</title>
    <item identifier="one" identifierref="page"><title>One</title>${item}</item>
  </organization></organizations>
  <resources><resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html"/></resources>
</manifest>
`,
  'index.html': '<!doctype html><title>One</title>',
});
