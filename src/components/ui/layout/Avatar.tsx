import { classNames } from '../classNames'

/** First letters of the first and the last name, in the casing of the name's own language. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('tr') ?? '').join('')
}

type Props = { name: string; picture?: string | null; size?: 'small' | 'normal' | 'large' }

/**
 * A person's picture, else their initials. Hidden from screen readers, because the name is beside
 * it.
 */
export const Avatar = ({ name, picture, size = 'normal' }: Props) => (
  <span aria-hidden="true" className={classNames('avatar', size !== 'normal' && `avatar--${size}`)}>
    {picture ? <img alt="" src={picture} /> : initialsOf(name)}
  </span>
)
