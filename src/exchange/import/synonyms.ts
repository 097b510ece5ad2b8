/**
 * Common headers in addition to the field names, in Turkish, English, French and Arabic, by field.
 * Used for parsing only.
 */
export const SYNONYMS: Readonly<Record<string, string>> = {
  sku:
    'kod|kodu|stok kodu|ürün kodu|malzeme kodu|parça no|parça kodu|sku|code|item code|stock code|' +
    'product code|item no|part no|part number|référence|réf|code article|code produit|' +
    'رمز|الرمز|رمز الصنف|كود|الكود|رقم الصنف',
  barcode:
    'barkod|barkod no|barkodu|ean|ean13|gtin|barcode|bar code|code barres|code à barres|gencod|' +
    'الباركود|باركود',
  name:
    'ad|adı|isim|ürün|ürün adı|malzeme|malzeme adı|stok adı|stok kartı|firma|firma adı|firma ismi|' +
    'şirket|şirket adı|müşteri|müşteri adı|cari adı|ad soyad|adı soyadı|isim soyisim|proje|proje adı|' +
    'şube|şube adı|name|item|item name|product|product name|company|company name|customer|full name|' +
    'project|project name|branch|branch name|désignation|article|libellé|nom|produit|société|' +
    'nom et prénom|projet|الاسم|اسم|اسم الصنف|الصنف|المنتج|الشركة|اسم الشركة|الاسم الكامل|المشروع',
  title:
    'unvan|ünvan|ünvanı|ticari unvan|ticaret unvanı|görev|görevi|pozisyon|title|trade name|legal name|' +
    'job title|position|raison sociale|titre|fonction|poste|الاسم التجاري|المسمى الوظيفي|الوظيفة',
  description: 'açıklama|tanım|not|description|details|remarque|الوصف|البيان|التفاصيل',
  note: 'not|notlar|açıklama|note|notes|comment|remarque|remarques|commentaire|ملاحظة|ملاحظات',
  unit: 'birim|birimi|ölçü birimi|unit|uom|unit of measure|unité|الوحدة|وحدة|وحدة القياس',
  currentPrice:
    'fiyat|fiyatı|birim fiyat|birim fiyatı|satış fiyatı|liste fiyatı|fiyat tl|fiyat try|tl fiyat|' +
    'price|unit price|sales price|list price|price try|prix|prix unitaire|prix de vente|prix try|' +
    'السعر|سعر|سعر الوحدة|سعر البيع',
  priceUsd:
    'usd|dolar|dolar fiyatı|usd fiyat|dolar fiyat|price usd|usd price|prix usd|dollar|السعر بالدولار',
  priceEur: 'eur|euro|euro fiyatı|eur fiyat|euro fiyat|price eur|eur price|prix eur|السعر باليورو',
  costPrice:
    'maliyet|maliyeti|alış fiyatı|alış|cost|cost price|purchase price|coût|prix de revient|' +
    "prix d'achat|التكلفة|سعر التكلفة|سعر الشراء",
  price: 'fiyat|birim fiyat|birim fiyatı|price|unit price|prix|prix unitaire|السعر|سعر الوحدة',
  taxRate:
    'kdv|kdv oranı|kdv yüzdesi|vergi oranı|vat|vat rate|tax|tax rate|tva|taux tva|taux de tva|' +
    'الضريبة|نسبة الضريبة|ضريبة القيمة المضافة',
  stockType:
    'tip|tipi|tür|türü|kategori|kategorisi|grup|grubu|type|category|group|catégorie|famille|' +
    'النوع|الفئة|التصنيف|المجموعة',
  stockGroup:
    'grup|grubu|grup adı|stok grubu|takım|takım adı|set|reçete|reçete adı|group|group name|stock group|' +
    'kit|recipe|bom|groupe|nom du groupe|groupe de stock|nomenclature|المجموعة|اسم المجموعة|مجموعة المخزون',
  minQuantity:
    'min miktar|asgari miktar|en az stok|kritik stok|minimum stok|min stok|minimum|min quantity|' +
    'minimum stock|reorder level|stock minimum|seuil|الحد الأدنى|الحد الأدنى للمخزون',
  quantity: 'miktar|mik|adet|adedi|sayı|quantity|qty|count|quantité|qté|nombre|الكمية|كمية|العدد',
  stockCard:
    'kod|stok kodu|ürün kodu|sku|barkod|stok|ürün|ürün adı|malzeme|code|item code|item|product|' +
    'barcode|article|référence|الصنف|رمز الصنف|المنتج',
  type: 'tip|tipi|tür|türü|hareket|hareket tipi|yön|giriş çıkış|type|direction|movement|sens|النوع|الحركة',
  operationDate: 'tarih|tarihi|işlem tarihi|date|movement date|date opération|التاريخ|تاريخ الحركة',
  currencyType: 'para birimi|döviz|döviz cinsi|currency|devise|monnaie|العملة',
  currencyRate: 'kur|döviz kuru|rate|exchange rate|taux de change|cours|سعر الصرف',
  company:
    'firma|firma adı|şirket|şirket adı|müşteri|müşteri adı|cari|company|company name|customer|' +
    'société|entreprise|client|الشركة|اسم الشركة|العميل',
  branch: 'şube|şube adı|branch|branch name|succursale|agence|الفرع|اسم الفرع',
  project: 'proje|proje adı|project|projet|المشروع',
  email:
    'e-posta|eposta|e-posta adresi|mail|mail adresi|email|e-mail|email address|courriel|' +
    'adresse e-mail|البريد|البريد الإلكتروني',
  phone: 'telefon|tel|tel no|telefon no|phone|phone number|téléphone|tél|الهاتف|رقم الهاتف',
  phone1:
    'telefon|tel|tel 1|telefon no|iş telefonu|sabit telefon|phone|work phone|téléphone|tél|الهاتف',
  phone2: 'tel 2|ikinci telefon|phone 2|téléphone 2|الهاتف الثاني',
  cellPhone1:
    'cep|cep tel|cep telefonu|gsm|mobil|mobile|cell|cell phone|portable|الجوال|الهاتف المحمول',
  cellPhone2: 'cep 2|cep tel 2|gsm 2|mobile 2|portable 2|الجوال الثاني',
  bossName:
    'yetkili|yetkili kişi|firma sahibi|sahibi|patron|owner|boss|gérant|dirigeant|المالك|المدير',
  bossPhone: 'yetkili telefonu|patron telefonu|owner phone|téléphone du gérant|هاتف المالك',
  accountantName: 'muhasebeci|muhasebe|accountant|comptable|المحاسب',
  accountantPhone: 'muhasebe telefonu|accountant phone|téléphone du comptable|هاتف المحاسب',
  taxOffice: 'vd|v d|vergi dairesi|tax office|centre des impôts|مكتب الضرائب|الدائرة الضريبية',
  taxNumber:
    'vkn|tckn|vkn tckn|vergi no|vergi numarası|v no|tax no|tax id|tax number|vat number|' +
    'numéro fiscal|n° fiscal|numéro de tva|الرقم الضريبي',
  address: 'adres|açık adres|adresi|address|adresse|العنوان',
  manager: 'yönetici|müdür|sorumlu|manager|responsable|المدير|المسؤول',
  startDate:
    'başlangıç|başlama tarihi|başlangıç tarihi|start|start date|début|date de début|تاريخ البدء',
  endDate: 'bitiş|bitiş tarihi|end|end date|fin|date de fin|تاريخ الانتهاء',
  allowNoStock: 'stoksuz|stok takibi yok|hizmet|service|sans stock|بدون مخزون',
}

/** Common names of a choice in addition to its labels, by field and stored value. */
export const CHOICE_SYNONYMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  unit: {
    piece: 'ad|ad.|adt|adet|tane|pcs|pc|pce|ea|each|u|unité|pce.|عدد|حبة',
    kg: 'kilo|kilogram|kgs|kilogramme|كغ|كيلو|كيلوغرام',
    m: 'mt|mt.|mtr|metre|meter|mètre|متر',
    m2: 'metrekare|mt2|sqm|sq m|square metre|mètre carré|متر مربع',
    l: 'lt|lt.|ltr|litre|liter|لتر|ليتر',
    hour: 'sa|sa.|saat|hr|hrs|h|heure|ساعة',
    set: 'tk|tk.|tkm|takım|set|kit|jeu|طقم',
  },
  type: {
    in: 'giriş|g|alış|in|entrée|وارد|إدخال',
    out: 'çıkış|ç|satış|out|sortie|صادر|إخراج',
  },
  currencyType: {
    TRY: 'tl|₺|try|türk lirası|lira|livre turque|ليرة|ليرة تركية',
    USD: '$|usd|dolar|us$|dollar|دولار',
    EUR: '€|eur|euro|avro|يورو',
  },
}
