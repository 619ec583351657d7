import './drawn-choice.css';

/** What stands under an option: the look that it leads to. */
type Drawing = 'grid' | 'list' | 'light' | 'dark' | 'both';

/** How many lines or tiles of a drawing there are; the style sheet gives each its length. */
const PARTS: Readonly<Record<Drawing, number>> = { grid: 6, list: 7, light: 3, dark: 3, both: 3 };

export interface DrawnChoiceProps<Value extends string> {
  readonly legend: string;
  /** The native name that the radio buttons share. */
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly note: string;
    readonly drawing: Drawing;
  }[];
}

/** One of a few looks, each drawn as what it changes. */
export function DrawnChoice<Value extends string>({ legend, name, value, onChange, options }: DrawnChoiceProps<Value>) {
  return (
    <fieldset className="lay">
      <legend className="vh">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="lay__o">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="lay__w">
            <b>{option.label}</b>
            <span className="meta">{option.note}</span>
          </span>
          <span className={`lay__p lay__p--${option.drawing}`} aria-hidden="true">
            {Array.from({ length: PARTS[option.drawing] }, (_, index) => (
              <i key={index} />
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
