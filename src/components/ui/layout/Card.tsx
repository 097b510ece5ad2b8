import type { ReactNode } from 'react'

import { classNames } from '../classNames'

type Props = {
  title?: ReactNode
  actions?: ReactNode
  /** False when the content has its own padding, as a table does. */
  padded?: boolean
  className?: string
  children: ReactNode
}

/** A raised surface: the container of everything on a page. */
export const Card = ({ title, actions, padded = true, className, children }: Props) => (
  <section className={classNames('ui-card', className)}>
    {(title || actions) && (
      <div className="ui-card__header">
        {title && <h2 className="ui-card__title">{title}</h2>}
        {actions}
      </div>
    )}
    {padded ? <div className="ui-card__body">{children}</div> : children}
  </section>
)
