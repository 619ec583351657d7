import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import type { BuilderNode } from '#contracts/builder/content.schema.ts';
import { contentPictureAddress } from '#current/picture-address.ts';
import { videoIdOf } from '#machines/builder/block-faults.ts';
import { faultText } from '#machines/builder/block-texts.ts';
import { kindOfNode } from '#machines/builder/node-tree.ts';
import { richTextLength } from '#machines/builder/text-length.ts';
import { LIMITS } from '#contracts/constants.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Segments } from '#ui/actions/segments/Segments.tsx';
import { Checkbox } from '#ui/inputs/field/Checkbox.tsx';
import { FieldError } from '#ui/inputs/field/FieldError.tsx';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import '#ui/frames/breadcrumb/breadcrumb.css';
import { BLOCK_FIELDS, BLOCK_NOTES, type FieldSpec } from './block-fields.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { useEditor, useFaults, useNode } from './editor-context.ts';
import { FileField } from './FileField.tsx';
import { ImageLibrary } from './ImageLibrary.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const counted = (count: number): string => count.toLocaleString('en-GB');

/** The id of the field of a setting, which the list of what is to fix leads to. */
export const settingId = (id: string, field: string): string => `setting-${id}-${field}`;

/** P-09: the picture of an image block, and the way to another one. */
function PictureField({ id, node, error }: { id: string; node: BuilderNode; error: string | undefined }) {
  const { actor } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const thumbnailId = numberOf(node.props?.['thumbnailId']);
  return (
    <div className={error === undefined ? 'field' : 'field field--error'}>
      <div className="bx-pick">
        <span className="bx-pick__p">
          {thumbnailId !== null && <img src={contentPictureAddress(thumbnailId, 'cropped')} alt="" />}
        </span>
        <div>
          <Button
            variant="secondary"
            id={settingId(id, 'thumbnailId')}
            aria-describedby={error === undefined ? undefined : `${settingId(id, 'thumbnailId')}-error`}
            onClick={() => setOpen(true)}
          >
            <IconPhoto className="ic" aria-hidden />
            {thumbnailId === null ? 'Choose' : 'Change'}
          </Button>
        </div>
      </div>
      {error !== undefined && <FieldError id={`${settingId(id, 'thumbnailId')}-error`}>{error}</FieldError>}
      {isOpen && (
        <ImageLibrary
          value={thumbnailId}
          onClose={() => setOpen(false)}
          onPick={(picked) => {
            actor.send({ type: 'edited', edit: { kind: 'set', id, change: { thumbnailId: picked } } });
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

interface FieldProps {
  readonly id: string;
  readonly kind: BlockKind;
  readonly node: BuilderNode;
  readonly spec: FieldSpec;
  /** By the name of the setting. */
  readonly errors: ReadonlyMap<string, string>;
  /** Rich text is written here too: where the page itself is not beside it. */
  readonly isAlone: boolean;
}

function Field({ id, kind, node, spec, errors, isAlone }: FieldProps) {
  const { actor, choices, organisationName } = useEditor();
  const props = node.props ?? {};
  const set = (name: string, value: unknown): void =>
    actor.send({ type: 'edited', edit: { kind: 'set', id, change: { [name]: value } } });
  const nameOf = (label: string, isOptional: boolean | undefined) =>
    isOptional === true ? (
      <>
        {label} <span className="opt">optional</span>
      </>
    ) : (
      label
    );
  switch (spec.as) {
    case 'line':
      return (
        <TextField
          id={settingId(id, spec.name)}
          label={nameOf(spec.label, spec.isOptional)}
          hint={spec.hint}
          error={errors.get(spec.name)}
          value={textOf(props[spec.name])}
          onChange={(text) => set(spec.name, kind === 'youtube' && spec.name === 'embedId' ? videoIdOf(text) : text)}
        />
      );
    case 'area':
      return (
        <TextArea
          id={settingId(id, spec.name)}
          label={nameOf(spec.label, spec.isOptional)}
          hint={spec.hint}
          error={errors.get(spec.name)}
          limit={spec.limit}
          value={textOf(props[spec.name])}
          onChange={(text) => set(spec.name, text)}
        />
      );
    case 'segments':
      return (
        <div className="field">
          <p className="field__label">{spec.label}</p>
          <Segments
            label={spec.label}
            value={textOf(props[spec.name]) || spec.standard}
            options={spec.options}
            onChange={(value) => set(spec.name, value)}
          />
          {spec.hint !== undefined && <p className="field__hint">{spec.hint}</p>}
        </div>
      );
    case 'check':
      return (
        <Checkbox label={spec.label} checked={props[spec.name] === true} onChange={(isOn) => set(spec.name, isOn)} />
      );
    case 'columns':
      return (
        <div className="field">
          <p className="field__label">Number</p>
          <Segments
            label="Number of columns"
            value={String(numberOf(props['columns']) ?? 2)}
            options={['1', '2', '3'].map((value) => ({ value, label: value }))}
            onChange={(value) => actor.send({ type: 'edited', edit: { kind: 'columns', id, count: Number(value) } })}
          />
        </div>
      );
    case 'picture':
      return <PictureField id={id} node={node} error={errors.get('thumbnailId')} />;
    case 'richText': {
      const html = textOf(props['html']);
      const error = errors.get('html');
      return (
        <>
          {isAlone ? (
            <RichTextEditor label="Text" html={html} className="bl__edit" onChange={(next) => set('html', next)} />
          ) : (
            <p className="meta">Write on the page itself.</p>
          )}
          <dl className="stack bx-facts" id={settingId(id, 'html')}>
            <div>
              <dt>Length</dt>
              <dd>
                {counted(richTextLength(html))} of {counted(LIMITS.builderRichTextCharacters)}
              </dd>
            </div>
          </dl>
          {error !== undefined && <FieldError id={`${settingId(id, 'html')}-error`}>{error}</FieldError>}
        </>
      );
    }
    case 'choice': {
      const list = choices[spec.of];
      const count = list.all?.length;
      const known = spec.of === 'assessment' ? 'assigned to you' : `in ${organisationName}`;
      return (
        <ChoiceField
          key={id}
          fieldId={settingId(id, spec.name)}
          label={spec.label}
          list={list}
          value={numberOf(props[spec.name])}
          onChange={(itemId) => set(spec.name, itemId)}
          hint={`${count === undefined ? '' : `${counted(count)} ${known}. `}Only people it is assigned to see ${kind === 'pageLink' ? 'the link' : 'the card'}.`}
          error={errors.get(spec.name)}
        />
      );
    }
    case 'file':
      return (
        <FileField
          key={id}
          fieldId={settingId(id, 'fileId')}
          label={spec.label}
          upload={spec.upload}
          blockId={id}
          value={numberOf(props['fileId'])}
          onChange={(fileId) => set('fileId', fileId)}
          error={errors.get('fileId')}
        />
      );
  }
}

/** The settings of one block, and its name. */
export function BlockSettings({ id, isAlone = false }: { id: string; isAlone?: boolean }) {
  const node = useNode(id);
  const kind = node === undefined ? undefined : kindOfNode(node);
  const errors = new Map(
    useFaults()
      .filter((fault) => fault.id === id)
      .map((fault) => [fault.field, kind === undefined ? '' : faultText(fault, kind)]),
  );
  if (node === undefined) return null;
  if (kind === undefined)
    return <p className="meta">This block is from a newer version. It stays as it is, wherever it is moved.</p>;
  return (
    <>
      {BLOCK_FIELDS[kind].map((spec, index) => (
        <Field key={`${id} ${index}`} {...{ id, kind, node, spec, errors, isAlone }} />
      ))}
      {BLOCK_NOTES[kind] !== undefined && !isAlone && <p className="meta">{BLOCK_NOTES[kind]}</p>}
    </>
  );
}
