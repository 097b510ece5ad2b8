import type { ReactNode } from 'react'

type Props = { icon?: ReactNode; title: string; text?: ReactNode; actions?: ReactNode }

/** An empty state: what is missing, why, and the next step. */
export const EmptyState = ({ icon, title, text, actions }: Props) => (
  <div className="ui-empty">
    {icon && (
      <span aria-hidden="true" className="ui-empty__icon">
        {icon}
      </span>
    )}
    <p className="ui-empty__title">{title}</p>
    {text && <p className="ui-empty__text">{text}</p>}
    {actions && <div className="ui-empty__actions">{actions}</div>}
  </div>
)
