import type { ComponentProps, ReactNode } from 'react'

/** A checkbox with its label. */
export const Checkbox = ({
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) => (
  <label className="ui-check">
    <input {...rest} type="checkbox" />
    <span>{children}</span>
  </label>
)
