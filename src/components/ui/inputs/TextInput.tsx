import type { ComponentProps } from 'react'

import { classNames } from '../classNames'

type Props = ComponentProps<'input'> & {
  /** Codes, phones, e-mails: always left to right, whatever the page's direction (RT5). */
  code?: boolean
}

/** A line of text. */
export const TextInput = ({ code, className, dir, ...rest }: Props) => (
  <input
    type="text"
    {...rest}
    className={classNames('ui-input', className)}
    dir={dir ?? (code ? 'ltr' : 'auto')}
  />
)

/** Text of several lines. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea dir="auto" rows={3} {...rest} className={classNames('ui-input', className)} />
)
