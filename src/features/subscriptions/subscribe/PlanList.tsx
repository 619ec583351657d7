import type { PlanOffer } from '#contracts/subscriptions/subscription.schema.ts';
import '#ui/inputs/field/choice.css';
import { intervalLabel, monthlyLabel, priceLabel } from './plan-labels.ts';

interface PlanListProps {
  readonly plans: readonly PlanOffer[];
  readonly chosenId: number | null;
  readonly onChoose: (planId: number) => void;
}

function PlanRow({ offer, isChosen, onChoose }: { offer: PlanOffer; isChosen: boolean; onChoose: () => void }) {
  const { name, short_description, includes } = offer;
  const [interval, monthly] = [intervalLabel(offer), monthlyLabel(offer)];
  return (
    <label className="plan">
      <input type="radio" name="plan" checked={isChosen} onChange={onChoose} />
      <span className="plan__t">
        <b className="plan__n">{name}</b>
        {short_description && <span className="plan__d">{short_description}</span>}
        {includes && includes.length > 0 && (
          <span className="plan__i">
            {includes.map((line, nth) => (
              // A line may stand twice, and the list never changes.
              <span key={nth}>{line}</span>
            ))}
          </span>
        )}
      </span>
      <span className="plan__p">
        <b>{priceLabel(offer)}</b>
        {interval !== '' && <span>{interval}</span>}
        {monthly !== null && <span className="meta">{monthly}</span>}
      </span>
    </label>
  );
}

/** T-01, T-04: the price list. No plan is recommended, and none chosen beforehand unless it is the only one. */
export function PlanList({ plans, chosenId, onChoose }: PlanListProps) {
  return (
    <fieldset className="plans">
      <legend className="vh">Plans</legend>
      {plans.map((offer) => (
        <PlanRow key={offer.id} offer={offer} isChosen={offer.id === chosenId} onChoose={() => onChoose(offer.id)} />
      ))}
    </fieldset>
  );
}
