import { PageHeader, SelectField } from '@so-the/ui';
import { useSession } from '../../session/useSession.ts';
import { homePeriods, type HomePeriod } from './homePeriod.ts';

/** Props of {@link HomeHeader}. */
export interface HomeHeaderProps {
  period: HomePeriod;
  onPeriod: (period: HomePeriod) => void;
}

/** Title of the home page, whose figures they are, and the period they cover. */
export function HomeHeader({ period, onPeriod }: HomeHeaderProps) {
  const { shop } = useSession();
  return (
    <PageHeader
      title="Trang chủ"
      description={shop.ShopName}
      secondary={
        <SelectField
          label="Kỳ"
          hideLabel
          clearable={false}
          value={period}
          options={homePeriods.map(({ id, label }) => ({ value: id, label }))}
          onChange={(next) => next && onPeriod(next)}
        />
      }
    />
  );
}
