import { MachinesTab } from './MachinesTab.tsx';

/** The walker at an address of its own, without the product: any chart of the catalogue from its samples. */
export function MachinesAlone() {
  return (
    <main className="dk wk-alone">
      <div className="dk__h">
        <h1>State charts</h1>
      </div>
      <MachinesTab frame={null} />
    </main>
  );
}
