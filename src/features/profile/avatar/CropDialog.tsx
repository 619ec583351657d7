import { IconMinus, IconPlus } from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { cropSide, middleCrop, mostZoom, clampCrop, sentSide, type Crop } from '#machines/profile/picture.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatKilobytes } from '#ui/format/file-size.ts';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import type { Cropping } from './use-avatar.ts';
import './crop.css';
import { pressedKey } from '#ui/actions/keys/pressed-key.ts';

export interface CropDialogProps {
  readonly cropping: Cropping;
  readonly onClose: () => void;
  readonly onUse: (square: File) => void;
  /** The browser cannot draw the square. */
  readonly onNotDrawn: () => void;
}

/** The square is drawn once nothing has moved for so long: its size is told then. */
const SETTLES_AFTER_MILLISECONDS = 200;

/** One press of an arrow key moves by this share of the square; with Shift by five times as much. */
const STEP = 0.02;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (share: number): string => `${Math.round(share * 100)} percent`;

/** Where the square lies, for somebody who does not see it. */
const locationText = (size: { readonly width: number; readonly height: number }, crop: Crop): string => {
  const side = cropSide(size, crop);
  const across = size.width === side ? 0.5 : (crop.x - side / 2) / (size.width - side);
  const down = size.height === side ? 0.5 : (crop.y - side / 2) / (size.height - side);
  return `${percent(across)} across, ${percent(down)} down`;
};

/** Chooses the square of a picture by dragging, by the arrow keys and by the slider (G-05). */
export function CropDialog({ cropping: { picture, isAnimated }, onClose, onUse, onNotDrawn }: CropDialogProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const [crop, setCrop] = useState<Crop>(() => middleCrop(picture));
  const [square, setSquare] = useState<{ readonly crop: Crop; readonly file: File } | null>(null);
  const dragged = useRef<{ readonly x: number; readonly y: number; readonly from: Crop } | null>(null);

  const sideOnScreen = (): number => frame.current?.clientWidth ?? 1;
  const show = (next: Crop): void => setCrop(clampCrop(picture, next));
  /** Moves the square by shares of its side. */
  const move = (across: number, down: number): void => {
    const side = cropSide(picture, crop);
    show({ ...crop, x: crop.x + across * side, y: crop.y + down * side });
  };

  const paint = useEffectEvent(() => {
    if (canvas.current !== null) picture.paint(canvas.current, crop, sideOnScreen());
  });
  useEffect(() => paint(), [crop, picture]);
  useEffect(() => {
    window.addEventListener('resize', paint);
    return () => window.removeEventListener('resize', paint);
  }, []);

  const draw = useEffectEvent(async (wanted: Crop, isCurrent: () => boolean) => {
    const file = await picture.square(wanted);
    if (!isCurrent()) return;
    if (file === null) onNotDrawn();
    else setSquare({ crop: wanted, file });
  });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => void draw(crop, () => isCurrent), SETTLES_AFTER_MILLISECONDS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [crop]);

  const press = (event: KeyboardEvent): void => {
    const arrow = ARROWS[pressedKey(event)];
    if (arrow === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? STEP * 5 : STEP;
    move(arrow[0] * step, arrow[1] * step);
  };
  const drag = (event: PointerEvent): void => {
    const { current } = dragged;
    if (current === null) return;
    // The picture follows the pointer, so the square goes the other way.
    const scale = cropSide(picture, current.from) / sideOnScreen();
    show({
      ...current.from,
      x: current.from.x - (event.clientX - current.x) * scale,
      y: current.from.y - (event.clientY - current.y) * scale,
    });
  };

  const side = sentSide(picture, crop);
  const isDrawn = square !== null && square.crop === crop;
  const most = mostZoom(picture);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Choose the square"
      lead={
        isAnimated
          ? 'Only the first picture of this animation is used. Drag it, or move it with the arrow keys.'
          : 'Drag the picture, or move it with the arrow keys.'
      }
      size="small"
      foot={
        <>
          <p className="foot__fact crop__fact">
            <b>
              Becomes {side} × {side}
              {square === null ? '' : `, ${formatKilobytes(square.file.size)}`}
            </b>
            <span className="meta">It is made smaller here, before it is sent</span>
          </p>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button
            variant="primary"
            busy={!isDrawn}
            onClick={() => {
              if (square !== null) onUse(square.file);
            }}
          >
            Use this square
          </Button>
        </>
      }
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application hears its keys and the pointer */}
      <div
        className="crop"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys that it names
        tabIndex={0}
        role="application"
        aria-label="Picture, drag or use the arrow keys"
        aria-describedby={`${id}-location`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY, from: crop };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = null;
        }}
        onPointerCancel={() => {
          dragged.current = null;
        }}
      >
        <canvas ref={canvas} className="crop__img" />
        <span ref={frame} className="crop__win" />
      </div>
      <p className="vh" id={`${id}-location`} role="status">
        {locationText(picture, crop)}
      </p>
      {most > 1 && (
        <div className="crop__z">
          <IconMinus className="ic" aria-hidden />
          <input
            type="range"
            className="range"
            min="1"
            max={most}
            step="0.05"
            value={crop.zoom}
            aria-label="Zoom"
            style={{ '--zoomed': `${((crop.zoom - 1) / (most - 1)) * 100}%` } as CSSProperties}
            aria-valuetext={percent(crop.zoom)}
            onChange={(event) => show({ ...crop, zoom: Number(event.target.value) })}
          />
          <IconPlus className="ic" aria-hidden />
        </div>
      )}
    </Dialog>
  );
}
