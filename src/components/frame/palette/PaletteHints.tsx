import { useT } from '@/components/ui/useT'

import { PREFIXES } from './paletteQuery'

/** The prefixes that narrow a search, inserted by a click, and the key that is not obvious. */
export const PaletteHints = ({ onPrefix }: { onPrefix: (sign: string) => void }) => {
  const t = useT()
  return (
    <div className="palette__hints">
      <ul className="palette__prefixes" aria-label={t('search.prefixes')}>
        {Object.entries(PREFIXES).map(([sign, mode]) => (
          <li key={sign}>
            <button type="button" className="palette__prefix" onClick={() => onPrefix(sign)}>
              <kbd className="key-cap" dir="ltr">
                {sign}
              </kbd>{' '}
              {t(`search.modes.${mode}`)}
            </button>
          </li>
        ))}
      </ul>
      <p className="palette__keys">
        <span>
          <bdi dir="ltr">
            <kbd className="key-cap">Ctrl</kbd>
            <kbd className="key-cap">↵</kbd>
          </bdi>{' '}
          {t('search.hintNewTab')}
        </span>
      </p>
    </div>
  )
}
