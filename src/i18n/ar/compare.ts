export const compare = {
  compare: {
    title: 'مقارنة عرض السعر',
    open: 'المقارنة بالنسخة المنقّحة السابقة',
    sinceApproval: 'التغييرات منذ الاعتماد',
    with: 'المقارنة مع',
    lastApproval: 'آخر اعتماد',
    approvedAt: 'كما اعتُمد: \u2068{at}\u2069',
    before: 'قبل',
    after: 'بعد',
    difference: 'الفرق',
    totals: 'المبالغ',
    terms: 'الشروط',
    same: 'لا فرق',
    sameText: 'المحتويان متطابقان.',
    sameLines:
      '{n, plural, zero {لا بنود متطابقة.} one {بند واحد متطابق.} two {بندان متطابقان.} few {# بنود متطابقة.} many {# بندًا متطابقًا.} other {# بند متطابق.}}',
    nothing: 'لا شيء للمقارنة',
    nothingText: 'ليس لعرض السعر هذا نسخة منقّحة أخرى ولا اعتماد محفوظ.',
    lines: {
      added: 'أُضيف',
      removed: 'حُذف',
      changed: 'تغيّر',
    },
  },
}
