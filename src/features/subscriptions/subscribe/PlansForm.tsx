import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { PlanOffer, Plans } from '#contracts/subscriptions/subscription.schema.ts';
import type { Customer } from '#machines/subscriptions/attempt.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { ActionBar } from '#ui/frames/action-bar/ActionBar.tsx';
import { ConfirmDialog } from '#ui/frames/dialog/ConfirmDialog.tsx';
import { useBodyClasses } from '#ui/frames/page/use-body-classes.ts';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import type { UseForm } from '#ui/inputs/form/use-form.ts';
import { formatList } from '#ui/format/text.ts';
import { useEffect } from 'react';
import { Notice } from './Notice.tsx';
import { WhatFollows } from './PaymentPath.tsx';
import { followingLabel, priceAndInterval, priceLabel } from './plan-labels.ts';
import { PlanList } from './PlanList.tsx';
import { TITLES } from './subscribe-messages.ts';
import { customerOf, useCustomer } from './use-customer.ts';
import type { SubscribingFlow } from './use-subscribing.ts';

const FACTS_ID = 'plans-facts';

interface BarProps {
  readonly offer: PlanOffer | undefined;
  readonly nowUnix: number;
  /** Why it cannot be paid yet; undefined where it can. */
  readonly reason: string | undefined;
  readonly isBusy: boolean;
}

/** At the foot: what is paid today and when next, or what is missing. */
function ChoiceBar({ offer, nowUnix, reason, isBusy }: BarProps) {
  useBodyClasses('has-actbar');
  return (
    <ActionBar label="Your choice">
      <p className="actbar__facts" id={FACTS_ID} aria-live="polite">
        {offer !== undefined && (
          <b>
            {offer.name}, {priceLabel(offer)} today
          </b>
        )}{' '}
        <span>{reason ?? (offer === undefined ? '' : followingLabel(offer, nowUnix))}</span>
      </p>
      <Button
        type="submit"
        variant="go"
        className="sb__go"
        reasonId={reason === undefined ? undefined : FACTS_ID}
        busy={isBusy}
        busyText="Opening the payment page…"
      >
        Go to payment
      </Button>
    </ActionBar>
  );
}

const NAMES = { first_name: 'first name', last_name: 'last name', email: 'email address' } as const;

const missingText = ({ values }: UseForm<Record<keyof Customer, string>>): string | undefined => {
  const missing = (['first_name', 'last_name', 'email'] as const).filter((name) => values[name].trim() === '');
  if (missing.length === 0) return undefined;
  return `Your ${formatList(missing.map((name) => NAMES[name]))} ${missing.length === 1 ? 'is' : 'are'} still missing.`;
};

/** T-02: who pays, where nobody is signed in. */
function CustomerFields({ form }: { form: UseForm<Record<keyof Customer, string>> }) {
  return (
    <section className="sb__you" aria-labelledby="plans-customer">
      <h2 id="plans-customer">Who is it for?</h2>
      <p className="meta">Your receipt goes to this address. If it has an account here, the training joins it.</p>
      <div className="sb__f">
        <div className="two">
          <TextField label="First name" autoComplete="given-name" {...form.field('first_name')} />
          <TextField label="Last name" autoComplete="family-name" {...form.field('last_name')} />
        </div>
        <TextField
          label="Email address"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
      </div>
    </section>
  );
}

export interface PlansFormProps {
  readonly flow: SubscribingFlow;
  readonly plans: Plans;
  readonly profile: Profile | null;
  readonly nowUnix: number;
  /** A new `Idempotency-Key`. */
  readonly newKey: () => string;
}

/** T-01, T-02, T-04: the plans, who pays, and what it costs. */
export function PlansForm({ flow: { snapshot, send }, plans, profile, nowUnix, newKey }: PlansFormProps) {
  const { planId, errors, attempts, isViewing } = snapshot.context;
  const offer = plans.plans.find(({ id }) => id === planId);
  const submit = (customer: Customer): void => send({ type: 'submitted', customer, newKey: newKey() });
  const form = useCustomer(profile === null ? (attempts[0]?.customer ?? null) : customerOf(profile), submit);
  const { refuse } = form;
  useEffect(() => {
    const refused = Object.entries(errors).map(([name, message]) => [name, [message]] as const);
    if (refused.length > 0) refuse(Object.fromEntries(refused));
    // The refusal is told once, when it comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [errors]);
  const reason = isViewing
    ? `You are viewing as ${profile?.name ?? 'somebody else'}. Exit View As to subscribe in your own name.`
    : offer === undefined
      ? 'Choose a plan to go on.'
      : profile === null
        ? missingText(form)
        : undefined;
  return (
    <Form
      className="sb__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (offer !== undefined && !isViewing) form.submit(event);
      }}
    >
      <PageTitle lead={`Beside the training ${plans.name} gives you. Stop whenever you like.`}>
        {TITLES.plans}
      </PageTitle>
      <Notice snapshot={snapshot} onRetry={() => send({ type: 'retried' })} />
      <div className="sbb">
        <div>
          <PlanList
            plans={plans.plans}
            chosenId={planId}
            onChoose={(id) => send({ type: 'plan.chosen', planId: id })}
          />
          {profile === null && <CustomerFields form={form} />}
        </div>
        <WhatFollows />
      </div>
      <ChoiceBar offer={offer} nowUnix={nowUnix} reason={reason} isBusy={snapshot.hasTag('busy')} />
      <ConfirmDialog
        isOpen={snapshot.matches('owned')}
        title={`You have ${offer?.name ?? 'this plan'} already`}
        confirmText="Pay for another"
        cancelText="Go back to the plans"
        onCancel={() => send({ type: 'second.declined' })}
        onConfirm={() => send({ type: 'second.confirmed' })}
      >
        <p>
          Another one costs {offer === undefined ? 'the same' : priceAndInterval(offer)} again, beside the one that you
          have.
        </p>
      </ConfirmDialog>
    </Form>
  );
}
