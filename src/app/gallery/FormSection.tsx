import { useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { Checkbox } from '#ui/inputs/field/Checkbox.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { FormActions } from '#ui/inputs/form/FormActions.tsx';
import { FormSummary } from '#ui/inputs/form/FormSummary.tsx';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { GallerySection } from './GallerySection.tsx';

/** A form under the rules: touched, attempted, not ready, refused. */
export function FormSection() {
  const [sent, setSent] = useState('');
  const form = useForm<{ name: string; agree: boolean }>(
    {
      name: { initial: '', label: 'Name', required: true, maxLength: 20 },
      agree: { initial: false, label: 'Agreement', required: true },
    },
    (values) => setSent(values.name),
  );
  return (
    <GallerySection title="Form">
      <Form onSubmit={form.submit}>
        <FormSummary form={form} />
        <TextField label="Name" hint="At most 20 characters" {...form.field('name')} />
        <Checkbox label="I agree" {...form.checkbox('agree')} />
        <FormActions>
          <Button type="submit" variant="primary" reason={form.reason}>
            Send
          </Button>
          <Button variant="quiet" onClick={() => form.refuse({ name: ['That name is taken.'] })}>
            Let the server refuse it
          </Button>
        </FormActions>
        <p role="status">{sent && `Sent: ${sent}`}</p>
      </Form>
    </GallerySection>
  );
}
