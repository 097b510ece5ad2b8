import type { ComponentProps } from 'react'

import type { ShownHtml } from '@/lib/cleanHtml'

import { classNames } from '../classNames'

type Props = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  html: ShownHtml | null
}

/** A stored text with its formats; its HTML comes from `shownHtml`, from nowhere else. */
export const FormattedText = ({ html, className, ...rest }: Props) => (
  <div
    {...rest}
    className={classNames('formatted', className)}
    dangerouslySetInnerHTML={{ __html: html ?? '' }}
  />
)
