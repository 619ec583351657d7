import type { ReactNode } from 'react';
import { config } from '#current/config.ts';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';

const BackAndOpen = () => (
  <>
    <PathNode marker="todo" word="Not yet" line="gated" title="Back here" why="By itself, a few seconds after paying" />
    <PathNode marker="goal" word="Not yet" line="gated" title="Your new training opens" />
  </>
);

/** Beside the plans: the way that a choice begins. The provider's host is not known before its page is open. */
export function WhatFollows() {
  return (
    <aside className="sb__rail" aria-label="What happens next">
      <section>
        <h2>What happens next</h2>
        <Path>
          <PathNode marker="here" word="Now" line="here" title="Choose a plan" />
          <PathNode
            marker="todo"
            word="Not yet"
            line="gated"
            title="Pay at the payment provider"
            why={`Your card never passes through ${config.productName}`}
          />
          <BackAndOpen />
        </Path>
      </section>
    </aside>
  );
}

/** T-02: going to the provider, which is named with its host. */
export function LeavingPath({
  plan,
  price,
  host,
  children,
}: {
  plan: string;
  price: string;
  host: string;
  children: ReactNode;
}) {
  return (
    <>
      <Path label="The way to your new training">
        <PathNode marker="done" word="Done" line="walked" title={plan} why={price} />
        <PathNode marker="upload" word="Now" line="here" title={`Pay at ${host}`} why="Opening, in this tab" />
        <BackAndOpen />
      </Path>
      {children}
    </>
  );
}
