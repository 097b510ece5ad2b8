import type { Texts } from '../texts'
import type { meets as tr } from '../tr/meets'

export const meets: Texts<typeof tr> = {
  meets: {
    singular: 'اجتماع',
    plural: 'الاجتماعات',
    notFound: 'لم يتم العثور على الاجتماع.',
    new: 'اجتماع جديد',
    newWith: 'اجتماع جديد مع \u2068{name}\u2069',
    columns: {
      companyOwner: 'مسؤول العميل',
      companyPhone: 'هاتف صاحب الشركة',
    },
    fields: {
      company: 'الشركة',
      title: 'الموضوع',
      meetType: 'نوع الاجتماع',
      contactPerson: 'الشخص المعني',
      companyEmployee: 'موظف الشركة',
      startsAt: 'البداية',
      endsAt: 'النهاية',
      allDay: 'طوال اليوم',
      duration: 'المدة (دقيقة)',
      status: 'الحالة',
      notes: 'ملاحظات',
    },
    types: {
      visit: 'زيارة',
      phone: 'هاتف',
      online: 'عبر الإنترنت',
      email: 'بريد إلكتروني',
      other: 'أخرى',
    },
    filters: { today: 'اليوم', thisWeek: 'هذا الأسبوع' },
    statuses: {
      planned: 'مُخطَّط له',
      held: 'عُقد',
      cancelled: 'ملغى',
    },
    invitations: {
      invite: 'إرسال الدعوات',
      update: 'إرسال التحديث',
      inviteTitle: 'هل تُرسل دعوات «\u2068{name}\u2069»؟',
      inviteText:
        'تصل إلى كل من في القائمة رسالة خاصة به فيها الموضوع والوقت واسمك منظِّمًا. لا تتضمن الملاحظات ولا أرقام الهاتف ولا بقية المدعوين. ومن تحذفه من القائمة تصله رسالة إلغاء.',
      updateTitle: 'هل يُرسل تحديث «\u2068{name}\u2069»؟',
      updateText: 'يصل إلى كل من دعوتهم موضوع الاجتماع ووقته الحاليان، أو إلغاؤه.',
      sent: 'يجري إرسال الدعوات.',
      invitees: 'المدعوون',
      add: 'إضافة موظف أو مستخدم',
      nobody: 'لم يُعثر على أحد لديه بريد إلكتروني.',
      language: 'لغة الرسالة',
      invited: 'من دُعوا',
      noAddress: 'لا بريد إلكتروني مسجَّل لـ: \u2068{names}\u2069. يمكنك إضافة العنوان يدويًا.',
      outdated: 'المدعوون يعرفون الوقت أو الموضوع السابق.',
      cancelUnknown: 'المدعوون لا يعرفون بالإلغاء.',
      deleteNote: 'إن دُعي أحد فستصله رسالة إلغاء.',
      states: {
        waiting: 'في الانتظار',
        failed: 'لم تصل',
        outdated: 'يعرف السابق',
        calledOff: 'أُبلغ بالإلغاء',
        current: 'أُرسلت',
      },
    },
    general: 'اجتماع عام',
  },
}
