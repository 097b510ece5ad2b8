import { describe, expect, it } from 'vitest'
import { accusative } from './accusative'
import { fieldInSentence } from './activityText'

describe('accusative', () => {
  it.each([
    ['Güncel fiyat', 'Güncel fiyatı'],
    ['Fiyat (USD)', 'Fiyatı (USD)'],
    ['KDV oranı (%)', 'KDV oranını (%)'],
    ['KDV (%)', 'KDV’yi (%)'],
    ['IBAN', 'IBAN’ı'],
    ['Stok adı', 'Stok adını'],
    ['Ad soyad', 'Ad soyadı'],
    ['Ad (kayıtsız)', 'Adı (kayıtsız)'],
    ['Stok kodu (SKU)', 'Stok kodunu (SKU)'],
    ['Konu', 'Konuyu'],
    ['Rol', 'Rolü'],
    ['Firma', 'Firmayı'],
    ['Şube', 'Şubeyi'],
    ['Logo', 'Logoyu'],
    ['E-posta', 'E-postayı'],
    ['Yönetici', 'Yöneticiyi'],
    ['Yönetici unvanı', 'Yönetici unvanını'],
    ['Başlık', 'Başlığı'],
    ['Kaynak', 'Kaynağı'],
    ['Başlangıç', 'Başlangıcı'],
    ['Not', 'Notu'],
    ['Notlar', 'Notları'],
    ['Ek e-postalar', 'Ek e-postaları'],
    ['Çalışma günleri', 'Çalışma günlerini'],
    ['Teklif no', 'Teklif numarasını'],
    ['Telefon 1', 'Telefon 1’i'],
    ['Cep telefonu 2', 'Cep telefonu 2’yi'],
    ['Görüşülen kişi', 'Görüşülen kişiyi'],
    ['İletişim kişisi', 'İletişim kişisini'],
    ['Varsayılan bağlantı', 'Varsayılan bağlantıyı'],
    ['Görevi', 'Görevini'],
    ['Kimler görür', 'Kimler göreceğini'],
    ['Türk Lirası karşılığı', 'Türk Lirası karşılığını'],
    ['Rezerve eden', 'Rezerve edeni'],
    ['Döviz kuru', 'Döviz kurunu'],
    ['Ürün', 'Ürünü'],
  ])('should make %s the object: %s', (label, object) => {
    expect(accusative(label)).toBe(object)
  })
})

describe('a field in a sentence', () => {
  it.each([
    ['tr', 'İskonto', 'iskontoyu'],
    ['tr', 'IBAN', 'IBAN’ı'],
    ['tr', 'Türk Lirası karşılığı', 'Türk Lirası karşılığını'],
    ['en', 'Current price', 'current price'],
    ['en', 'VAT rate (%)', 'VAT rate (%)'],
    ['en', 'Turkish Lira value', 'Turkish Lira value'],
    ['fr', 'Prix actuel', 'Prix actuel'],
    ['ar', 'السعر الحالي', 'السعر الحالي'],
  ] as const)('should be said in %s: %s', (locale, label, said) => {
    expect(fieldInSentence(label, locale)).toBe(said)
  })
})
