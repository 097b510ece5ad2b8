import { BreakableAddress } from '../layout/BreakableAddress'
import './contactLink.css'

/** `+90 (212) 555 01 02` as a telephone dials it. */
const dialled = (number: string): string => number.replace(/[^\d+]/g, '')

type Props = { kind: 'phone' | 'email'; value: string }

/** A number to call or an address to write to, left to right in every language. */
export const ContactLink = ({ kind, value }: Props) => (
  <a
    className="text-link contact-link"
    href={kind === 'phone' ? `tel:${dialled(value)}` : `mailto:${value}`}
  >
    <bdi dir="ltr">{kind === 'email' ? <BreakableAddress address={value} /> : value}</bdi>
  </a>
)
