import { queryOptions } from '@tanstack/react-query';
import { getCommerceBasket } from '#contracts/commerce/commerce.endpoints.ts';
import type { Client } from '../client.ts';
import { commerceKeys } from './commerce.keys.ts';

/**
 * what is to be paid. Never repeated by itself: the page says what failed at once, and that there is no such
 * basket.
 */
export const basketQuery = (client: Client, basketKey: string) =>
  queryOptions({
    queryKey: commerceKeys.basket(basketKey),
    queryFn: ({ signal }) =>
      client.fetch(
        getCommerceBasket,
        { params: { key: basketKey } },
        { signal, errors: { preset: 'tray', on: { 404: 'page' } } },
      ),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
