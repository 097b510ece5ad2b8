import type { Texts } from '../texts'
import type { closings as tr } from '../tr/closings'

export const closings: Texts<typeof tr> = {
  stockClosings: {
    singular: 'إغلاق فترة',
    plural: 'إغلاقات الفترات',
    new: 'إغلاق فترة جديد',
    notFound: 'لم يُعثر على إغلاق الفترة.',
    title: 'إغلاق الفترات',
    description:
      'لا يُرحَّل شيء إلى فترة مغلقة: لا إدخال ولا إخراج ولا جرد ولا تسليم ولا فاتورة. تُسجَّل التصحيحات في يوم مفتوح.',
    closedUntil: 'مغلق حتى ⁨{day}⁩',
    nothingClosed: 'لا توجد فترة مغلقة',
    history: 'السجل',
    none: 'لم تُغلق أي فترة بعد.',
    allOpen: 'كل الفترات مفتوحة',
    closeHint: 'يُغلق هذا اليوم أيضًا.',
    closesToday: 'يُغلق اليوم أيضًا: لا تُرحَّل أي حركة مخزون ولا تسليم ولا فوترة حتى الغد.',
    reopenHint: 'يُفتح كل ما بعد هذا اليوم. اتركه فارغًا لفتح جميع الفترات.',
    fields: {
      at: 'الوقت',
      kind: 'الإجراء',
      closedUntil: 'آخر يوم مغلق',
      reason: 'السبب',
      doneBy: 'بواسطة',
    },
    kinds: { close: 'أُغلقت', reopen: 'أُعيد فتحها' },
    commands: { close: 'إغلاق الفترة', reopen: 'إعادة الفتح' },
    questions: { close: 'حتى أي يوم يُغلق المخزون؟', reopen: 'هل تريد إعادة فتح الفترة المغلقة؟' },
    days: { close: 'آخر يوم مغلق', reopen: 'آخر يوم يبقى مغلقًا' },
    done: { close: 'أُغلقت الفترة', reopen: 'أُعيد فتح الفترة' },
  },
}
