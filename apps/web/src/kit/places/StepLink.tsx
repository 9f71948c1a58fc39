import { Link, useLeads, type LinkProps } from '@so-the/ui';

/** A link that names a step ("Thêm thẻ", "Xem tất cả"): away for who may not take it, where a plain `Link` leaves its text. */
export function StepLink(props: LinkProps) {
  return useLeads()(props.href) && <Link {...props} />;
}
