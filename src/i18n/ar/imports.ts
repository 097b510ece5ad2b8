import type { Texts } from '../texts'
import type { imports as tr } from '../tr/imports'

export const imports: Texts<typeof tr> = {
  imports: {
    singular: 'استيراد',
    plural: 'عمليات الاستيراد',
    new: 'استيراد جديد',
    fields: {
      target: 'السجلات',
      fileName: 'الملف',
      kind: 'نوع الملف',
      status: 'الحالة',
      total: 'الصفوف',
      ready: 'جاهزة',
      errors: 'بها أخطاء',
      done: 'مستوردة',
      undone: 'تم التراجع عنها',
      createdBy: 'المستورد',
      finishedAt: 'الانتهاء',
      whole: 'الكل أو لا شيء',
      mode: 'الطريقة',
      key: 'الحقل المفتاح',
      reason: 'السبب',
      headers: 'العناوين',
      mapping: 'المطابقة',
      locale: 'اللغة',
      round: 'الجولة',
      styles: 'صيغ الأرقام',
    },
    statuses: {
      mapping: 'مطابقة الأعمدة',
      checking: 'قيد الفحص',
      checked: 'تم الفحص',
      importing: 'قيد الاستيراد',
      done: 'اكتمل',
      undoing: 'قيد التراجع',
      undone: 'تم التراجع',
      stopped: 'متوقف',
    },
    modes: {
      create: 'إضافة سجلات جديدة',
      update: 'تعديل السجلات الموجودة',
      upsert: 'إضافة وتعديل',
    },
  },
}
