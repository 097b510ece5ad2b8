import type { MeetType } from '@/domain/meets/meetStatus'

export const MEET_TOPICS: [title: string, meetType: MeetType, notes: string][] = [
  ['Yıllık bakım sözleşmesi görüşmesi', 'visit', 'Fiyat artışı TÜFE ile sınırlı olsun istiyorlar.'],
  [
    'Keşif ve ölçü alma',
    'visit',
    'Tesis içinde iş güvenliği eğitimi zorunlu, yarım gün önce gidilecek.',
  ],
  ['Teklif revizyonu', 'online', 'Kablo metrajları güncellenecek; iskonto beklentisi %7.'],
  ['Ödeme planı', 'phone', '60 gün vade istendi, 45 gün önerildi.'],
  ['Numune ve katalog sunumu', 'visit', 'Armatür numunesi bırakıldı, iki hafta denenecek.'],
  ['Devreye alma planı', 'online', 'Duruş yalnızca pazar günü mümkün.'],
  ['Garanti başvurusu', 'phone', 'Arızalı sürücü için değişim talebi.'],
  ['Yeni tesis tanıtımı', 'visit', 'Temel atıldı, elektrik işleri üç ay sonra ihaleye çıkacak.'],
  ['Teknik şartname soruları', 'email', 'Halojensiz kablo şartı netleştirilecek.'],
  ['Sevkiyat takvimi', 'phone', 'İki parti hâlinde teslim istendi.'],
  ['Şantiye koordinasyon toplantısı', 'visit', 'Mekanik ile asma tavan kotu çakışıyor.'],
  ['Memnuniyet görüşmesi', 'phone', 'Servis süresinden memnunlar.'],
]

/** Meetings of our own, without a customer. */
export const OWN_MEETS: [title: string, meetType: MeetType][] = [
  ['Haftalık satış toplantısı', 'online'],
  ['Stok sayım planlaması', 'visit'],
  ['Tedarikçi fiyat görüşmesi', 'online'],
  ['WIN Eurasia fuar hazırlığı', 'other'],
]
