import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsExchange,
  IconBan,
  IconCalendarPlus,
  IconCircleCheck,
  IconClipboardCheck,
  IconCopy,
  IconGitBranch,
  IconLockOpen,
  IconPackageExport,
  IconPackages,
  IconReceipt,
  IconReceiptRefund,
  IconRubberStamp,
  IconSend,
  IconTemplate,
  IconThumbDown,
  IconTools,
  IconUserCheck,
  IconUserOff,
  type Icon,
} from '@tabler/icons-react'
import type { CommandIcon, CommandWords } from '@/catalog/commands/command'
import { commandOf, type CommandSlug } from '@/catalog/commands/registry'

const ICONS: Readonly<Record<CommandIcon, Icon>> = {
  apart: IconPackages,
  assemble: IconTools,
  archive: IconArchive,
  back: IconArrowBackUp,
  ban: IconBan,
  branch: IconGitBranch,
  calendar: IconCalendarPlus,
  check: IconCircleCheck,
  copy: IconCopy,
  count: IconClipboardCheck,
  handOver: IconPackageExport,
  receipt: IconReceipt,
  refund: IconReceiptRefund,
  send: IconSend,
  stamp: IconRubberStamp,
  template: IconTemplate,
  thumbDown: IconThumbDown,
  transfer: IconArrowsExchange,
  unlock: IconLockOpen,
  userOff: IconUserOff,
  userOn: IconUserCheck,
}

/** Texts and icon component of a command. */
export const commandWords = (
  slug: CommandSlug,
  name: string,
): Omit<CommandWords, 'icon'> & { icon: Icon } => {
  const { words } = commandOf(slug, name as never)
  return { ...words, icon: ICONS[words.icon] }
}
