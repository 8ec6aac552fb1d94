export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      contact_submissions: {
        Row: {
          country: string;
          created_at: string;
          email_address: string;
          full_name: string;
          id: string;
          interest_area: string;
          message: string;
          monthly_budget: string | null;
          organization_name: string | null;
          status: string;
          timeline: string | null;
        };
        Insert: {
          country: string;
          created_at?: string;
          email_address: string;
          full_name: string;
          id?: string;
          interest_area: string;
          message: string;
          monthly_budget?: string | null;
          organization_name?: string | null;
          status?: string;
          timeline?: string | null;
        };
        Update: {
          country?: string;
          created_at?: string;
          email_address?: string;
          full_name?: string;
          id?: string;
          interest_area?: string;
          message?: string;
          monthly_budget?: string | null;
          organization_name?: string | null;
          status?: string;
          timeline?: string | null;
        };
        Relationships: [];
      };
      jobs: {
        Row: {
          application_url: string;
          benefits: string[];
          department: string | null;
          description: string;
          id: string;
          is_active: boolean;
          location: string;
          order_index: number;
          qualifications: string[];
          slug: string;
          title: string;
        };
        Insert: {
          application_url: string;
          benefits?: string[];
          department?: string | null;
          description: string;
          id?: string;
          is_active?: boolean;
          location: string;
          order_index?: number;
          qualifications?: string[];
          slug: string;
          title: string;
        };
        Update: {
          application_url?: string;
          benefits?: string[];
          department?: string | null;
          description?: string;
          id?: string;
          is_active?: boolean;
          location?: string;
          order_index?: number;
          qualifications?: string[];
          slug?: string;
          title?: string;
        };
        Relationships: [];
      };
      newsletter_signups: {
        Row: { company: string; created_at: string; email: string; id: string };
        Insert: { company: string; created_at: string; email: string; id?: string };
        Update: { company?: string; created_at?: string; email?: string; id?: string };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: { [_ in never]: never };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
