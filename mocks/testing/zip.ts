import { crc32 } from 'node:zlib';

const FIRST_OF_JANUARY_1980 = 0x21;

/** The bytes of an uncompressed zip, the same for the same entries: every date in it is 1st January 1980. */
export const zip = (entries: Readonly<Record<string, string | Uint8Array>>): Buffer => {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const nameBytes = Buffer.from(name);
    const data = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(FIRST_OF_JANUARY_1980, 8);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    local.push(Buffer.from('PK\u0003\u0004'), common, nameBytes, data);
    central.push(Buffer.from('PK\u0001\u0002\u0014\0'), common, position, nameBytes);
    offset += 4 + common.length + nameBytes.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
};
