import { createContext } from 'react';

/** What stands before the title of every page below: whom somebody views as (H-08). */
export const TitlePrefix = createContext('');
