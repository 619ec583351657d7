import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { thumbnailLibraryQuery } from '#api/queries/builder.queries.ts';
import { cardPictureAddress } from '#current/picture-address.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { plain, searchOf } from '#ui/format/search.ts';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { useEditor } from './editor-context.ts';

const ALL = '';

interface ImageLibraryProps {
  readonly value: number | null;
  readonly onPick: (thumbnailId: number) => void;
  readonly onClose: () => void;
}

/** P-17: the pictures of the organisation, by category and by search; one is chosen, then used. */
export function ImageLibrary({ value, onPick, onClose }: ImageLibraryProps) {
  const { organisationId } = useEditor();
  const library = useQuery(thumbnailLibraryQuery(useApi(), organisationId));
  const [category, setCategory] = useState(ALL);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(value);
  const images = library.data?.images ?? [];
  const countOf = (name: string): number =>
    name === ALL ? images.length : images.filter((image) => image.category === name).length;
  const categories = [ALL, ...(library.data?.categories ?? [])];
  const nameOf = (name: string): string => (name === ALL ? 'All pictures' : name);
  const titleOf = (image: (typeof images)[number]): string =>
    typeof image['name'] === 'string' ? image['name'] : `${image.category}, picture ${image.id}`;
  const fits = searchOf(search);
  const shown = images.filter(
    (image) => (category === ALL || image.category === category) && fits(plain(`${titleOf(image)} ${image.category}`)),
  );
  const picked = images.find(({ id }) => id === chosen);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Choose a picture"
      size="large"
      className="bx-libscrim"
      foot={
        <>
          <p className="foot__fact" role="status">
            <b>{picked === undefined ? 'Choose a picture first' : titleOf(picked)}</b>
            {picked !== undefined && <span className="meta">{picked.category}</span>}
          </p>
          <Button
            variant="primary"
            aria-disabled={picked === undefined}
            onClick={() => {
              if (picked !== undefined) onPick(picked.id);
            }}
          >
            Use this picture
          </Button>
        </>
      }
    >
      <Loaded
        query={library}
        label="Loading the pictures"
        skeleton={<Skeleton shape="picture" />}
        failed={{ title: 'The pictures could not be loaded.' }}
      >
        {() => (
          <div className="bx-lib">
            <nav className="bx-cats" aria-label="Categories">
              {categories.map((name) => (
                <button
                  key={name}
                  type="button"
                  aria-current={name === category ? true : undefined}
                  onClick={() => setCategory(name)}
                >
                  {nameOf(name)}
                  <span className="meta">{countOf(name)}</span>
                </button>
              ))}
            </nav>
            <div>
              <SelectField
                className="bx-cats__s"
                label="Category"
                value={category}
                onChange={setCategory}
                options={categories.map((name) => ({ value: name, label: `${nameOf(name)} (${countOf(name)})` }))}
              />
              <span className="bx-find">
                <IconSearch className="ic" aria-hidden />
                <input
                  className="input"
                  type="search"
                  aria-label="Find a picture"
                  placeholder="Find a picture"
                  value={search}
                  onChange={(event) => setSearch(event.target.value)}
                />
              </span>
              {shown.length === 0 && <p className="meta bx-none">No picture fits “{search.trim()}”.</p>}
              <ul className="bx-pics" aria-label="Pictures">
                {shown.map((image) => (
                  <li key={image.id}>
                    <label className="bx-pic">
                      <input
                        type="radio"
                        name="picture"
                        className="vh"
                        aria-label={titleOf(image)}
                        checked={image.id === chosen}
                        onChange={() => setChosen(image.id)}
                      />
                      <span className="bx-pic__i">
                        <img src={cardPictureAddress(image.url)} alt="" loading="lazy" decoding="async" />
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
