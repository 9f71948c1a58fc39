import type { ServiceType } from '@so-the/api-client';

/** A card that an appointment is to be made with, and what is known of it beforehand. */
export interface CardToServe {
  CardDataID: number;
  CustomerID: number;
  CustomerName: string;
  BankCode: string;
  Last4: string;
  /** ISO business date. */
  DueDate: string;
  /** Day the card is worked on, planned or proposed: ISO business date. */
  WorkDate: string;
  /** Đồng; what was planned, else that of the last order. */
  Amount?: number;
  /** Thousandths of a percent; the card's rate, else the customer's. */
  CustomerFeePercent?: number;
  /** Member of staff in charge of the card. */
  StaffID?: number;
  /** Collaborator who gets the commission. */
  AffID?: number;
  /** Why the card has to be chosen expressly: "đã có đơn HD000120". Default: it is chosen from the start. */
  unusual?: string;
}

/** What is said of all appointments alike; null where each card has its own. */
export interface SharedTerms {
  /** ISO with Vietnam's offset. */
  AppointmentDate: string | null;
  StaffID: number | null;
  ServiceType: ServiceType;
}

/** What is said of the appointment of one card; null where the server takes what it knows. */
export interface CardTerms {
  Amount: number | null;
  CustomerFeePercent: number | null;
  /** Whether an appointment is made with the card. */
  chosen: boolean;
}

/** One appointment as it is sent. */
export interface AppointmentRow extends Partial<SharedTerms>, Partial<Omit<CardTerms, 'chosen'>> {
  CardDataID: number;
  card: CardToServe;
}

/** What the server says of one of them. */
export interface MadeAppointment {
  /** It was made, or would be in a preview. */
  Created: boolean;
  /** Why not, in Vietnamese; empty when it was made. */
  Message: string;
  /** Field that the message is about. Default: the row as a whole. */
  field?: 'Amount' | 'CustomerFeePercent';
  ScheduleID?: number;
  Code?: string;
  AppointmentDate?: string;
  Amount?: number;
  CustomerFeePercent?: number;
}
