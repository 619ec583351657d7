import { MachinesTab } from './MachinesTab.tsx';

/** The walker at an address of its own, without the product: any chart of the catalogue from its samples. */
export function MachinesAlone() {
  return (
    <main className="dk wk-alone">
      <h1 className="vh">Demo desk</h1>
      <div className="dk__h">
        <h2>State charts</h2>
      </div>
      <MachinesTab frame={null} />
    </main>
  );
}
