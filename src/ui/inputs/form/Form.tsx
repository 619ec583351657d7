import type { ComponentPropsWithRef } from 'react';
import './form.css';

/** A form without the browser's own messages: ours stand beside the fields. */
export function Form({ className, ...rest }: ComponentPropsWithRef<'form'>) {
  return <form noValidate {...rest} className={className ?? 'form'} />;
}
