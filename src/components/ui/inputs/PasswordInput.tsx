'use client'

import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type ComponentProps } from 'react'

import { classNames } from '../classNames'
import { useT } from '../useT'

/** A password that can be shown; paste and password managers work (WCAG 3.3.8). */
export const PasswordInput = ({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) => {
  const t = useT()
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <div className="ui-input-group">
      <input
        {...rest}
        className={classNames('ui-input', className)}
        dir="ltr"
        spellCheck={false}
        type={shown ? 'text' : 'password'}
      />
      <span className="ui-input-group__end">
        <button
          aria-label={t(shown ? 'common.hidePassword' : 'common.showPassword')}
          className="ui-icon-button ui-icon-button--small"
          type="button"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" size={18} />
        </button>
      </span>
    </div>
  )
}
