import { Editor, getSchema, type JSONContent } from '@tiptap/core';
import Bold from '@tiptap/extension-bold';
import Document from '@tiptap/extension-document';
import Heading from '@tiptap/extension-heading';
import Italic from '@tiptap/extension-italic';
import Link from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import Paragraph from '@tiptap/extension-paragraph';
import Text from '@tiptap/extension-text';
import { DOMParser } from '@tiptap/pm/model';
import { IconBold, IconHeading, IconItalic, IconLink, IconList, IconListNumbers } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { linkTarget } from '#machines/builder/safe-address.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { sanitise } from '#ui/texts/rich-text/sanitise.ts';
import { pressedKey } from '#ui/actions/keys/pressed-key.ts';

/** K-18: exactly bold, italic, links, lists and a heading. */
const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Heading.configure({ levels: [3] }),
  Link.configure({
    openOnClick: false,
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => linkTarget(address, location.origin) !== null,
  }),
];

/** A text as nodes: through the one sanitiser, and past the editor's own reader, which Trusted Types refuse. */
const elementOf = (html: string): HTMLElement => {
  const element = document.createElement('div');
  // The sanitiser's own kind of HTML.
  element.innerHTML = sanitise(html) as string;
  return element;
};

const SCHEMA = getSchema(EXTENSIONS);

const contentOf = (html: string): JSONContent => DOMParser.fromSchema(SCHEMA).parse(elementOf(html)).toJSON();

const writtenBy = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

interface Tool {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOn: (editor: Editor) => boolean;
  readonly toggle: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    icon: <IconBold className="ic" aria-hidden />,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: <IconItalic className="ic" aria-hidden />,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Heading',
    icon: <IconHeading className="ic" aria-hidden />,
    isOn: (editor) => editor.isActive('heading'),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'List',
    icon: <IconList className="ic" aria-hidden />,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: <IconListNumbers className="ic" aria-hidden />,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** The address of the link under the cursor, asked for below the tools. */
function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [error, setError] = useState<string | undefined>(undefined);
  const finish = (): void => {
    onDone();
    editor.commands.focus();
  };
  const set = (): void => {
    const typed = address.trim();
    const target = typed === '' ? null : linkTarget(typed, location.origin);
    if (typed !== '' && target === null) {
      setError('Only http and https addresses can be linked.');
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (target === null) chain.unsetLink().run();
    else chain.setLink({ href: target.href }).run();
    finish();
  };
  return (
    <div className="bx-link">
      <TextField
        label="Address"
        hint="Empty takes the link away."
        value={address}
        error={error}
        // It was asked for by the button that opened it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        inputMode="url"
        onChange={setAddress}
        onKeyDown={(event) => {
          const key = pressedKey(event);
          if (key === 'Enter') {
            event.preventDefault();
            set();
          } else if (key === 'Escape') {
            event.stopPropagation();
            finish();
          }
        }}
      />
      <Button variant="secondary" onClick={set}>
        Set link
      </Button>
    </div>
  );
}

export interface RichTextEditorProps {
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** The accessible name of the text. */
  readonly label: string;
  readonly autoFocus?: boolean;
  readonly className?: string;
}

/** P-11, K-18: a text that is written as it will be read, with its tools below it. */
export function RichTextEditor({ html, onChange, label, autoFocus = false, className }: RichTextEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const written = useRef(html);
  const toolsId = useId();
  const told = useEffectEvent((current: Editor) => {
    const next = writtenBy(current);
    if (next === written.current) return;
    written.current = next;
    onChange(next);
  });
  const begin = useEffectEvent((): Editor | null => {
    if (host.current === null) return null;
    const created = new Editor({
      element: host.current,
      extensions: EXTENSIONS,
      content: contentOf(html),
      injectCSS: false,
      autofocus: autoFocus ? 'end' : false,
      editorProps: {
        attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', class: 'prose rich' },
        handleDOMEvents: {
          // What is pasted comes as from anywhere: through the sanitiser, and only what these tools could write.
          paste: (view, event) => {
            const pasted = event.clipboardData?.getData('text/html') ?? '';
            if (pasted === '') return false;
            event.preventDefault();
            const slice = DOMParser.fromSchema(view.state.schema).parseSlice(elementOf(pasted), {
              preserveWhitespace: false,
            });
            view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
            return true;
          },
          drop: (_, event) => {
            event.preventDefault();
            return true;
          },
        },
      },
      onUpdate: ({ editor: current }) => told(current),
      onTransaction: () => redraw((count) => count + 1),
    });
    if (autoFocus) created.commands.focus('end');
    return created;
  });

  useEffect(() => {
    const created = begin();
    // The editor needs its element, and its tools the editor.
    // oxlint-disable-next-line react/set-state-in-effect
    setEditor(created);
    return () => created?.destroy();
  }, []);
  // Undone, or changed beside it.
  useEffect(() => {
    if (editor === null || html === written.current) return;
    written.current = html;
    editor.commands.setContent(contentOf(html), { emitUpdate: false });
  }, [editor, html]);

  return (
    <div className={`bx-rt${className === undefined ? '' : ` ${className}`}`}>
      <div ref={host} />
      <div className="bx-fmt" role="toolbar" aria-label="Text" id={toolsId}>
        {editor !== null &&
          TOOLS.map(({ label: name, icon, isOn, toggle }) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              aria-pressed={isOn(editor)}
              // The cursor stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => toggle(editor)}
            >
              {icon}
            </button>
          ))}
        {editor !== null && (
          <button
            type="button"
            aria-label="Link"
            aria-pressed={editor.isActive('link')}
            aria-expanded={isLinking}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setLinking(!isLinking)}
          >
            <IconLink className="ic" aria-hidden />
          </button>
        )}
      </div>
      {isLinking && editor !== null && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
}
