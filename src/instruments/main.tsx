// Imported before every component's styles: tokens.css declares the order of the layers.
import '#ui/styles/tokens.css';
import '#ui/styles/fonts.css';
import '#ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { InstrumentsBoundary } from './shell/InstrumentsBoundary.tsx';
import { Instruments } from './shell/Instruments.tsx';
import { readAddress } from './shell/address.ts';
import { createProductFrame } from './product/product-frame.ts';
import { offerThere } from './there/there-console.ts';
import { MachinesAlone } from './walker/MachinesAlone.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html of the instruments has no element #root');

// The instruments lie one folder below the product.
const base = new URL('../', location.href).pathname;
const { path, isAlone } = readAddress(location.search);
const product = createProductFrame({ seat: 1, base, path });
const seatBeside = (beside: string) => createProductFrame({ seat: 2, base, path: beside });
createRoot(root).render(
  <InstrumentsBoundary reload={() => location.reload()}>
    {isAlone ? (
      <MachinesAlone />
    ) : (
      <Instruments product={product} seatBeside={seatBeside} leave={(address) => location.assign(address)} />
    )}
  </InstrumentsBoundary>,
);
if (!isAlone) offerThere(product);
