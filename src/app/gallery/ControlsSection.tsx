import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Checkbox } from '#ui/inputs/field/Checkbox.tsx';
import { ChoiceList } from '#ui/inputs/field/ChoiceList.tsx';
import { CodeField } from '#ui/inputs/field/CodeField.tsx';
import { PasswordField } from '#ui/inputs/field/PasswordField.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { GallerySection } from './GallerySection.tsx';

const venues = ['Leeds Dental Institute', 'York Postgraduate Centre'].map((name) => ({ value: name, label: name }));

/** Buttons and fields in every state. */
export function ControlsSection() {
  const [from, setFrom] = useState("18th May '26");
  const [message, setMessage] = useState('');
  const [venue, setVenue] = useState('Leeds Dental Institute');
  const [answer, setAnswer] = useState('Wash, then report.');
  const [over, setOver] = useState('Wash, then report. And more');
  const [one, setOne] = useState<string[]>(['Gloves']);
  const [several, setSeveral] = useState<string[]>(['Cycle number', 'Contents']);
  const [code, setCode] = useState('482 913'.replace(' ', ''));
  const [empty, setEmpty] = useState('');
  const [password, setPassword] = useState('waymark-demo');
  const [agreed, setAgreed] = useState(false);
  const [isInformed, setInformed] = useState(true);
  const options = (...names: string[]) => names.map((name) => ({ value: name, label: name }));
  return (
    <>
      <GallerySection title="Buttons">
        <div className="kit__row">
          <Button variant="go">Continue</Button>
          <Button variant="primary">Save</Button>
          <Button variant="secondary">Cancel</Button>
          <Button variant="quiet">Clear</Button>
          <Button variant="danger">Remove file</Button>
          <Button variant="primary" reason="Answer 3 more to submit.">
            Submit
          </Button>
        </div>
        <div className="kit__row">
          <LinkButton variant="secondary" href="#buttons">
            A way on
          </LinkButton>
          <Button icon aria-label="Edit">
            <IconPencil className="ic" aria-hidden />
          </Button>
          <Button variant="primary" busy busyText="Saving…">
            Save
          </Button>
          <Button variant="go" reason="Enter your email address and password.">
            Sign in
          </Button>
        </div>
      </GallerySection>
      <GallerySection title="Fields">
        <div className="kit__two">
          <TextField label="Available from" hint="From 13th May '26" value={from} onChange={setFrom} />
          <TextField
            label="Message"
            error="Please complete this field"
            required
            value={message}
            onChange={setMessage}
          />
          <SelectField label="Location" options={venues} value={venue} onChange={setVenue} />
          <TextArea
            label="Your answer"
            footNote="A few sentences are enough"
            limit={2000}
            value={answer}
            onChange={setAnswer}
          />
          <ChoiceList legend="Choose one" name="k5" options={options('Gloves', 'Mask')} value={one} onChange={setOne} />
          <ChoiceList
            legend="Choose 2"
            name="k6"
            multiple
            options={options('Cycle number', 'Contents', 'Patient')}
            value={several}
            onChange={setSeveral}
          />
          <CodeField
            label="Six-digit code"
            hint="From the authenticator app on your phone. It changes every 30 seconds."
            value={code}
            onChange={setCode}
          />
          <CodeField
            label="Six-digit code, refused"
            error="Sorry, the code was incorrect. Please try again."
            value={empty}
            onChange={setEmpty}
          />
          <PasswordField label="Password" autoComplete="off" value={password} onChange={setPassword} />
          <TextArea
            label="Comment, too long"
            limit={20}
            error="Please use at most 20 characters. This is 27."
            value={over}
            onChange={setOver}
          />
          <Checkbox
            label="I understand that this cannot be undone"
            required
            error="Please tick this box"
            checked={agreed}
            onChange={setAgreed}
          />
          <Checkbox
            label="Keep me informed"
            hint="By e-mail, once a week"
            checked={isInformed}
            onChange={setInformed}
          />
          <ChoiceList
            legend="A list that was missed"
            name="k7"
            required
            error="Please complete this field"
            options={options('First', 'Second')}
            value={[]}
            onChange={() => {}}
          />
          <ChoiceList
            legend="With a choice that is closed"
            name="k8"
            hint="The second place is full"
            options={[
              { value: 'a', label: 'Leeds' },
              { value: 'b', label: 'York', disabled: true },
            ]}
            value={one}
            onChange={setOne}
          />
        </div>
      </GallerySection>
    </>
  );
}
