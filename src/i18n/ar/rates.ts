import type { Texts } from '../texts'
import type { rates as tr } from '../tr/rates'

export const rates: Texts<typeof tr> = {
  currencyRates: {
    singular: 'سعر صرف',
    plural: 'أسعار الصرف',
    new: 'سعر جديد',
    notFound: 'لم يُعثر على سعر الصرف.',
    fields: {
      day: 'اليوم',
      currency: 'العملة',
      buying: 'الشراء',
      selling: 'البيع',
      note: 'ملاحظة',
      source: 'المصدر',
    },
    sources: { centralBank: 'البنك المركزي', manual: 'أُدخل يدويًا' },
    /** Shown next to the rate of a tender or a movement while it is edited. */
    proposal: {
      facts: '\u200f\u2068{source}\u2069، \u2068{day}\u2069',
      text: 'السعر المقترح: \u2068{rate}\u2069',
      change: 'بالليرة التركية \u2068{before}\u2069 ← \u2068{after}\u2069.',
      stay: 'لا تتغير الأسعار.',
      take: 'استخدام هذا السعر',
      kept: 'هذا السعر: \u2068{facts}\u2069',
      none: 'لا يوجد سعر لهذه العملة في القائمة؛ أدخله بنفسك.',
      filled: 'إذا تُرك فارغًا يُؤخذ هذا السعر عند الحفظ.',
    },
  },
}
