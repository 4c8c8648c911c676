/** Payment brands (MB-055). */
export const paymentBrands = ['visa', 'mastercard', 'americanExpress', 'discover', 'paypal'] as const
export type PaymentBrand = (typeof paymentBrands)[number]
