// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

/** jsdom has no layout: the track is 300 wide and holds 500. */
let layout = { scrollWidth: 500, clientWidth: 300 };
const scrollBy = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  layout = { scrollWidth: 500, clientWidth: 300 };
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => layout.scrollWidth);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => layout.clientWidth);
  Element.prototype.scrollBy = scrollBy as unknown as Element['scrollBy'];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrollBy.mockReset();
});

const items = ['One', 'Two', 'Three', 'Four'].map((word) => ({ key: word, slide: <a href={`#${word}`}>{word}</a> }));
const button = (name: string) => screen.getByRole('button', { name: `Jump Back In: ${name}` });

test('V-05: 3 / 2 / 1 unless said otherwise', () => {
  render(<Carousel title="Jump Back In" items={items} />);
  const style = () => screen.getByRole('list').getAttribute('style');
  expect(style()).toBe('--large: 3; --medium: 2; --small: 1;');
  cleanup();
  render(<Carousel title="Jump Back In" items={items} slides={{ large: 4, medium: 3, small: 2 }} />);
  expect(style()).toBe('--large: 4; --medium: 3; --small: 2;');
});

test('buttons stand only where there is more than fits', () => {
  layout = { scrollWidth: 300, clientWidth: 300 };
  render(<Carousel title="Jump Back In" count="4 items" items={items} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('4 items')).toBeTruthy();
});

test('a press scrolls by what is in sight; at an end the button stays and does nothing', async () => {
  render(<Carousel title="Jump Back In" items={items} />);
  expect(button('previous').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button('previous'));
  expect(scrollBy).not.toHaveBeenCalled();
  await userEvent.click(button('next'));
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 300, behavior: 'smooth' });
  const list = screen.getByRole('list');
  list.scrollLeft = 200;
  fireEvent.scroll(list);
  expect(button('next').getAttribute('aria-disabled')).toBe('true');
  expect(button('previous').getAttribute('aria-disabled')).toBeNull();
});

test('V-18: without motion it jumps', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(<Carousel title="Jump Back In" items={items} />);
  await userEvent.click(button('next'));
  expect(scrollBy).toHaveBeenCalledWith({ left: 300, behavior: 'instant' });
});

test('V-05: arrows, Home and End go from slide to slide, and stop at the ends', async () => {
  render(<Carousel title="Jump Back In" items={items} />);
  screen.getByRole('link', { name: 'One' }).focus();
  for (const [keys, word] of [
    ['{ArrowLeft}', 'One'],
    ['{ArrowRight}', 'Two'],
    ['{End}', 'Four'],
    ['{ArrowRight}', 'Four'],
    ['{ArrowLeft}', 'Three'],
    ['{Home}', 'One'],
  ] as const) {
    await userEvent.keyboard(keys);
    expect(document.activeElement?.textContent).toBe(word);
  }
});

test('V-05: Page keys go as many slides as are in sight, and stop at the ends', async () => {
  // A slide is 100 wide, three are in sight.
  layout = { scrollWidth: 700, clientWidth: 300 };
  const seven = Array.from({ length: 7 }, (_, at) => ({ key: `${at}`, slide: <a href={`#${at}`}>{`${at + 1}`}</a> }));
  render(<Carousel title="Jump Back In" items={seven} />);
  screen.getByRole('link', { name: '1' }).focus();
  for (const [keys, name] of [
    ['{PageDown}', '4'],
    ['{PageDown}', '7'],
    ['{PageDown}', '7'],
    ['{PageUp}', '4'],
    ['{PageUp}', '1'],
    ['{PageUp}', '1'],
  ] as const) {
    await userEvent.keyboard(keys);
    expect(document.activeElement?.textContent).toBe(name);
  }
});

test('V-05: says how far along it is, in words and with a line; where all fit there is neither', () => {
  layout = { scrollWidth: 900, clientWidth: 300 };
  const nine = Array.from({ length: 9 }, (_, at) => ({ key: `${at}`, slide: <a href={`#${at}`}>{`${at + 1}`}</a> }));
  const { container } = render(<Carousel title="Jump Back In" count="9 items" items={nine} />);
  const line = () => container.querySelector<HTMLElement>('.band__line');
  const at = (left: number) => {
    const list = screen.getByRole('list');
    list.scrollLeft = left;
    fireEvent.scroll(list);
    return [line()?.style.getPropertyValue('--from'), line()?.style.getPropertyValue('--wide')].map((share) =>
      Math.round(Number(share) * 9),
    );
  };
  expect(at(0)).toEqual([0, 3]);
  expect(screen.getByText('1 to 3 of 9')).toBeTruthy();
  expect(at(300)).toEqual([3, 3]);
  expect(screen.getByText('4 to 6 of 9')).toBeTruthy();
  expect(at(600)).toEqual([6, 3]);
  expect(screen.getByText('7 to 9 of 9')).toBeTruthy();
  cleanup();
  layout = { scrollWidth: 300, clientWidth: 300 };
  const { container: whole } = render(<Carousel title="Jump Back In" items={nine} />);
  expect([whole.querySelector('.band__line'), screen.queryByText(/ of 9$/)]).toEqual([null, null]);
});

test('each slide is a tab stop of its own', async () => {
  render(<Carousel title="Jump Back In" items={items.slice(0, 2)} />);
  screen.getByRole('link', { name: 'One' }).focus();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Two');
});

describe('of a long list', () => {
  const many = Array.from({ length: 200 }, (_, at) => ({
    key: `${at}`,
    slide: <a href={`#${at}`}>{`Slide ${at + 1}`}</a>,
  }));
  const standing = (): number => screen.getAllByRole('listitem').length;
  /** As wide as what stands: a slide is 100, three are in sight. */
  const growing = {
    get scrollWidth() {
      return document.querySelectorAll('li').length * 100;
    },
    clientWidth: 300,
  };

  test('the rest comes as its end comes near, by scrolling', () => {
    layout = growing;
    render(<Carousel title="Jump Back In" items={many} />);
    expect(standing()).toBe(60);
    const list = screen.getByRole('list');
    list.scrollLeft = 5100;
    fireEvent.scroll(list);
    expect(standing()).toBe(60);
    list.scrollLeft = 5200;
    fireEvent.scroll(list);
    expect(standing()).toBe(120);
    expect(button('next').getAttribute('aria-disabled')).toBeNull();
  });

  test('and by keyboard: tab after tab, and End at once', async () => {
    layout = growing;
    render(<Carousel title="Jump Back In" items={many} />);
    act(() => screen.getByRole('link', { name: 'Slide 48' }).focus());
    expect(standing()).toBe(60);
    await userEvent.tab();
    expect(standing()).toBe(120);
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Slide 200');
  });
});
