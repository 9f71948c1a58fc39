import type { Schemas } from '@so-the/api-client';
import { count, money, withFigures } from './figureColumn.ts';

type Fund = Schemas['CashFlowRow'];

withFigures<Fund>([], [money('Opening', 'Tồn đầu'), money('PaidCard', 'Nạp thẻ')]);

// @ts-expect-error a figure that the row does not have
withFigures<Fund>([], [money('Opening', 'Tồn đầu'), money('Revenue', 'Doanh thu phí')]);

// @ts-expect-error a number of the row that is no figure and opens nothing
withFigures<Fund>([], [count('AccountID', 'Tài khoản')]);

// @ts-expect-error a name that no row has
withFigures<Fund>([], [money('Openning', 'Tồn đầu')]);
