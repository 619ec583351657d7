import './contours.css';

const path = 'M-20 742C90 700 96 640 180 596S268 520 330 492S400 400 452 372S520 300 560 262S610 214 652 190';

/** The walked way across the cover's map, up to the flag. */
export function CoverPath() {
  return (
    <>
      <path className="tr-case" d={path} />
      <path className="tr" d={path} />
      <circle className="tr-stop" cx="180" cy="596" r="11" />
      <circle className="tr-stop" cx="330" cy="492" r="11" />
      <circle className="tr-stop" cx="452" cy="372" r="11" />
      <g transform="translate(560 262)">
        <path className="tr-here" d="M-18 -16H6l18 16L6 16H-18z" />
      </g>
      <g transform="translate(652 190)">
        <path className="tr-flag" d="M0 0V-58H46l-12 14 12 14H0" />
        <circle className="tr-stop" r="7" />
      </g>
    </>
  );
}
