import type { ReactNode } from 'react'
import type { PaymentBrand } from '@/lib/domains/memberships/payment-brands'

const names: Record<PaymentBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  americanExpress: 'American Express',
  discover: 'Discover',
  paypal: 'PayPal',
}

/** Icons of the accepted payment methods (MB-055), which depend on the country. */
export function PaymentIcons({ label, brands }: { label: string; brands: readonly PaymentBrand[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {brands.map((brand) => (
        <li key={brand} data-brand={brand}>
          <svg viewBox="0 0 48 30" role="img" aria-label={names[brand]} className="h-7.5 w-12">
            <rect x="0.5" y="0.5" width="47" height="29" rx="5" fill="#fff" stroke="var(--color-line)" />
            {drawings[brand]}
          </svg>
        </li>
      ))}
    </ul>
  )
}

const word = (text: string, fill: string, size: number) => (
  <text x="24" y="19.5" fill={fill} fontSize={size} fontWeight="800" textAnchor="middle" fontFamily="sans-serif">
    {text}
  </text>
)

const drawings: Record<PaymentBrand, ReactNode> = {
  visa: word('VISA', '#1a1f71', 13),
  mastercard: (
    <>
      <circle cx="19" cy="15" r="8" fill="#eb001b" />
      <circle cx="29" cy="15" r="8" fill="#f79e1b" />
      <path d="M24 8.8a8 8 0 0 1 0 12.4 8 8 0 0 1 0-12.4" fill="#ff5f00" />
    </>
  ),
  americanExpress: (
    <>
      <rect x="4" y="4" width="40" height="22" rx="3" fill="#016fd0" />
      {word('AMEX', '#fff', 11)}
    </>
  ),
  discover: (
    <>
      <path d="M14 29 47 16v9a4 4 0 0 1-4 4z" fill="#f47216" />
      {word('DISCOVER', '#231f20', 7.5)}
    </>
  ),
  paypal: word('PayPal', '#003087', 11),
}
