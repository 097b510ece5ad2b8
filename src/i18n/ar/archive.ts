import type { Texts } from '../texts'
import type { archive as tr } from '../tr/archive'

export const archive: Texts<typeof tr> = {
  stockArchive: {
    chip: 'مؤرشفة',
    commands: { archive: 'أرشفة', unarchive: 'إخراج من الأرشيف' },
    questions: {
      archive: 'هل تريد أرشفة البطاقة؟',
      unarchive: 'هل تريد إخراج البطاقة من الأرشيف؟',
    },
    hints: {
      archive:
        'تختفي البطاقة من القوائم والاختيارات؛ لا تُباع ولا تُحجز ولا تتحرك. يبقى سجلها ويمكن استعادتها.',
      unarchive: 'يمكن استخدام البطاقة من جديد.',
    },
    done: { archive: 'أُرشفت البطاقة', unarchive: 'أُخرجت البطاقة من الأرشيف' },
  },
}
